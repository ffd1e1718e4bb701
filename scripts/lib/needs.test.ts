import { expect, test } from "vitest";
import { needsOf, testNeeds } from "#scripts/lib/needs.mjs";
import { steps } from "#scripts/lib/test-steps.mjs";

test("what the tests need from the system is wanted by steps that exist", () => {
  const names = steps.map(({ name }) => name);
  const wanted = testNeeds.flatMap((need) => need.steps ?? []);
  expect(wanted.filter((step) => !names.includes(step))).toEqual([]);
  expect(testNeeds.filter((need) => !need.steps)).toEqual([]);
});

test("steps that need nothing from the system ask for nothing", () => {
  expect(needsOf(["types", "unit"])).toEqual([]);
});
