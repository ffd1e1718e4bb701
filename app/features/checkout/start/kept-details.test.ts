import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetDetails,
  keepChoice,
  keepOwnService,
  keptChoice,
  pageOf,
} from "#app/features/checkout/start/kept-details.ts";

const place = { email: "mim@example.com", page: pageOf("cut", new URLSearchParams("at=2026-11-24")) };

const now = Date.parse("2026-11-23T08:00:00Z");
const hour = { startsAt: "2026-11-24T05:00:00Z", until: now + 1 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("a page's choices are stored like an address would have them, with the page's service first", () => {
  keepChoice(place, { serviceIds: ["bath", "cut"], masterIds: ["sadia", "any"] });
  expect(String(keptChoice(place, now))).toBe("also=bath&master=any&master=sadia");
});

test("a page's own service that was removed is stored as removed", () => {
  keepChoice(place, { serviceIds: ["bath", "facial"], masterIds: ["sadia", "any"] });
  expect(String(keptChoice(place, now))).toBe(
    "also=bath&also=facial&without=cut&master=any&master=sadia&master=any",
  );
  keepChoice(place, { serviceIds: [], masterIds: [] });
  expect(String(keptChoice(place, now))).toBe("without=cut&master=any");
});

test("a link to book a removed service adds it again", () => {
  keepChoice(place, { serviceIds: ["bath"], masterIds: ["sadia"] }, hour);
  keepOwnService({ ...place, email: "anika@example.com" });
  expect(keptChoice(place, now)?.get("without")).toBe("cut");
  keepOwnService(place);
  expect(String(keptChoice(place, hour.until))).toBe("also=bath&master=any&master=sadia");
  expect(keptChoice(place, now)?.get("at")).toBe(hour.startsAt);
});

test("choices are not stored for another person, for another page or after booking", () => {
  keepChoice(place, { serviceIds: ["cut"], masterIds: ["any"] });
  expect(keptChoice({ ...place, email: "anika@example.com" }, now)).toBeNull();
  expect(keptChoice({ ...place, page: pageOf("bath", new URLSearchParams()) }, now)).toBeNull();
  forgetDetails();
  expect(keptChoice(place, now)).toBeNull();
});

test("where the browser denies storage, a choice lasts until the page is loaded again, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepChoice(place, { serviceIds: ["bath"], masterIds: ["any"] });
  keepOwnService(place);
  expect(keptChoice(place, now)?.getAll("also")).toEqual(["bath"]);
  expect(forgetDetails).not.toThrow();
  expect(keptChoice(place, now)).toBeNull();
});

test("an hour released by leaving is requested again until its hold would have ended", () => {
  const wanted = { serviceIds: ["cut"], masterIds: ["sadia"] };
  keepChoice(place, wanted, hour);
  expect(keptChoice(place, now)?.get("at")).toBe(hour.startsAt);
  expect(keptChoice(place, hour.until)?.has("at")).toBe(false);
  keepChoice(place, wanted);
  expect(keptChoice(place, now)?.has("at")).toBe(false);
});
