import { expect, test } from "vitest";
import { canTakeBack, decideMerge, takeBackMs, takeOut } from "#domain/guests/merging.ts";

const account = { id: "a", userId: "a" };
const byPhone = { id: "b", userId: null };

test("the guest with an account stays, otherwise the first one", () => {
  expect(decideMerge(account, byPhone)).toEqual({ keptId: "a", goneId: "b" });
  expect(decideMerge(byPhone, account)).toEqual({ keptId: "a", goneId: "b" });
  expect(decideMerge(byPhone, { id: "c", userId: null })).toEqual({ keptId: "b", goneId: "c" });
});

test("a guest can't be merged with itself, and two accounts can't be merged", () => {
  expect(decideMerge(byPhone, byPhone)).toEqual({ refused: "same" });
  expect(decideMerge(account, { id: "c", userId: "c" })).toEqual({ refused: "two_accounts" });
});

test("a merge can be undone for thirty days", () => {
  expect(canTakeBack(0, takeBackMs - 1)).toBe(true);
  expect(canTakeBack(0, takeBackMs)).toBe(false);
});

const merge = (id: string, keptId: string, goneId: string, was: string, became: string) => ({
  id,
  keptId,
  goneId,
  fields: { phone: { was, became } },
});
const one = merge("1", "a", "b", "a's", "b's");

test("undoing a merge restores the replaced field, unless the desk has changed it since", () => {
  expect(takeOut(one, [], () => ({ phone: "b's" })).guests).toEqual(new Map([["a", { phone: "a's" }]]));
  expect(takeOut(one, [], () => ({ phone: "another" })).guests).toEqual(new Map());
});

test("undoing an earlier merge first gives the later one the original value", () => {
  const two = merge("2", "a", "c", "b's", "c's");
  const out = takeOut(one, [two], () => ({ phone: "c's" }));
  expect(out.guests).toEqual(new Map());
  expect(out.merges).toEqual(new Map([["2", { phone: { was: "a's", became: "c's" } }]]));
});

test("a later merge that restored the original value replaces nothing any more", () => {
  const two = merge("2", "a", "c", "b's", "a's");
  expect(takeOut(one, [two], () => ({ phone: "a's" })).merges).toEqual(new Map([["2", {}]]));
});

test("undoing a merge also removes its values from the guest that the result was merged into", () => {
  const outer = merge("2", "z", "a", "z's", "b's");
  const out = takeOut(one, [outer], (id) => ({ phone: id === "b" ? "" : "b's" }));
  expect(out.guests).toEqual(
    new Map([
      ["a", { phone: "a's" }],
      ["z", { phone: "a's" }],
    ]),
  );
  expect(out.merges).toEqual(new Map([["2", { phone: { was: "z's", became: "a's" } }]]));
});
