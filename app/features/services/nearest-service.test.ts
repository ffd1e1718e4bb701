import { expect, test } from "vitest";
import { nearestService } from "#app/features/services/nearest-service.ts";
import { cut, facial, massage, services } from "#app/features/services/services.fixture.ts";

test("a name that is typed wrong leads to the service of that name", () => {
  expect(nearestService(services, "masage")).toBe(massage);
  expect(nearestService(services, "facail")).toBe(facial);
});

test("what the salon calls otherwise, or does not do, leads to a service of the category that is nearest", () => {
  expect(nearestService(services, "botox")).toBe(facial);
  expect(nearestService(services, "balayage")).toBe(cut);
  expect(nearestService(services, "ম্যাসাজ")).toBe(massage);
});

test("words that are like nothing lead to some service, and no services to none", () => {
  expect(nearestService(services, "?!")).toBeDefined();
  expect(nearestService([], "oil")).toBeUndefined();
});
