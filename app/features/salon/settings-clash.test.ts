import { expect, test } from "vitest";
import { mergeTyped } from "#app/features/salon/settings-clash.ts";

const base = { name: "Shiuli", phone: "1", email: "a@shiuli.example" };

test("changes by one person are kept, and fields changed by both keep the typed value", () => {
  const mine = { ...base, name: "Shiuli One", phone: "2" };
  const theirs = { ...base, name: "Shiuli Two", email: "b@shiuli.example" };
  expect(mergeTyped(base, { mine, theirs })).toEqual({
    merged: { name: "Shiuli One", phone: "2", email: "b@shiuli.example" },
    theirs: ["name", "email"],
    both: ["name"],
  });
});

test("an identical change by both is no conflict", () => {
  const same = { ...base, name: "Shiuli Two" };
  expect(mergeTyped(base, { mine: same, theirs: same })).toEqual({
    merged: same,
    theirs: ["name"],
    both: [],
  });
});
