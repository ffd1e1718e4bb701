import { expect, test } from "vitest";
import { nearestService } from "#app/features/services/nearest-service.ts";
import { cut, facial, massage, services } from "#app/features/services/services.fixture.ts";

test("a misspelled name suggests the service of that name", () => {
  expect(nearestService(services, "masage")).toBe(massage);
  expect(nearestService(services, "facail")).toBe(facial);
});

test("another word for a service, or one that is not offered, suggests the nearest category's service", () => {
  expect(nearestService(services, "botox")).toBe(facial);
  expect(nearestService(services, "balayage")).toBe(cut);
  expect(nearestService(services, "ম্যাসাজ")).toBe(massage);
});

test("text unlike any service still suggests one, unless there are none", () => {
  expect(nearestService(services, "?!")).toBeDefined();
  expect(nearestService([], "oil")).toBeUndefined();
});
