import { expect, test } from "vitest";
import { mergeTyped } from "#app/features/salon/settings-clash.ts";

const base = { name: "Shiuli", phone: "1", email: "a@shiuli.example" };

test("what each changed alone is kept, and what both changed keeps what was typed", () => {
  const mine = { ...base, name: "Shiuli One", phone: "2" };
  const theirs = { ...base, name: "Shiuli Two", email: "b@shiuli.example" };
  expect(mergeTyped(base, { mine, theirs })).toEqual({
    merged: { name: "Shiuli One", phone: "2", email: "b@shiuli.example" },
    theirs: ["name", "email"],
    both: ["name"],
  });
});

test("the same change of both is nothing to choose from", () => {
  const same = { ...base, name: "Shiuli Two" };
  expect(mergeTyped(base, { mine: same, theirs: same })).toEqual({
    merged: same,
    theirs: ["name"],
    both: [],
  });
});
