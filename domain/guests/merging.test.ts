import { expect, test } from "vitest";
import { canTakeBack, decideMerge, takeBackMs } from "#domain/guests/merging.ts";

const account = { id: "a", userId: "a" };
const byPhone = { id: "b", userId: null };

test("the guest with an account stays, else the first one", () => {
  expect(decideMerge(account, byPhone)).toEqual({ keptId: "a", goneId: "b" });
  expect(decideMerge(byPhone, account)).toEqual({ keptId: "a", goneId: "b" });
  expect(decideMerge(byPhone, { id: "c", userId: null })).toEqual({ keptId: "b", goneId: "c" });
});

test("a guest is not merged with itself, and two accounts stay two", () => {
  expect(decideMerge(byPhone, byPhone)).toEqual({ refused: "same" });
  expect(decideMerge(account, { id: "c", userId: "c" })).toEqual({ refused: "two_accounts" });
});

test("a merge can be taken back for thirty days", () => {
  expect(canTakeBack(0, takeBackMs - 1)).toBe(true);
  expect(canTakeBack(0, takeBackMs)).toBe(false);
});
