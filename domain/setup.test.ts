import { expect, test } from "vitest";
import { missingSteps, type SetupFacts, setupSteps, stateOfStep } from "#domain/setup.ts";

const nothing: SetupFacts = {
  hasName: true,
  hasAddress: true,
  hasPhone: false,
  openDays: 7,
  services: 0,
  bookableServices: 0,
  mastersWithHours: 0,
  cards: "none",
  mailArrived: false,
  teammates: 0,
  testBooked: false,
  isOpen: false,
};
const ready: SetupFacts = {
  ...nothing,
  hasPhone: true,
  services: 3,
  bookableServices: 3,
  mastersWithHours: 1,
  cards: "test",
  mailArrived: true,
};

const statesOf = (facts: SetupFacts) => setupSteps.map((step) => stateOfStep(step, facts));

test("an empty salon has no finished step, and can neither be tried nor opened", () => {
  expect(statesOf(nothing)).toEqual(["open", "open", "open", "open", "open", "open", "locked", "locked"]);
});

test("a bookable salon is tried first and then opened", () => {
  expect(stateOfStep("test", ready)).toBe("open");
  expect(stateOfStep("opening", ready)).toBe("locked");
  expect(stateOfStep("opening", { ...ready, testBooked: true })).toBe("open");
  expect(stateOfStep("opening", { ...ready, testBooked: true, isOpen: true })).toBe("done");
});

test("a one-person salon opens without a team", () => {
  expect(stateOfStep("team", ready)).toBe("open");
  expect(missingSteps({ ...ready, testBooked: true }, "opening")).toEqual([]);
});

test("a step that is no longer fulfilled is open again", () => {
  expect(stateOfStep("masters", { ...ready, bookableServices: 0 })).toBe("open");
  expect(missingSteps({ ...ready, bookableServices: 0 }, "test")).toEqual(["masters"]);
});

test("a salon that takes no cards opens once every guest pays there, and not before", () => {
  expect(missingSteps({ ...ready, cards: "none" }, "test")).toEqual(["cards"]);
  expect(missingSteps({ ...ready, cards: "at_salon" }, "test")).toEqual([]);
});

test.each([
  ["hasName", false],
  ["hasAddress", false],
  ["hasPhone", false],
  ["openDays", 0],
] as const)(
  "name, address, phone and hours are needed, and step one stays open without %s",
  (fact, value) => {
    expect(stateOfStep("details", { ...ready, [fact]: value })).toBe("open");
  },
);
