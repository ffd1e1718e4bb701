import { expect, test } from "vitest";
import { sumUp, worthOfNotes } from "#app/features/closing/close-sums.ts";

test("counted cash includes the morning's till", () => {
  const typed = { morning: "100", cash: "316", other: "89", left: "100" };
  expect(sumUp(typed, 310)).toMatchObject({ taken: 216, difference: -5, toBank: 216 });
  expect(sumUp({ ...typed, cash: "316.10", other: "88.90" }, 305)).toMatchObject({ difference: 0 });
});

test("nothing is summed up before everything is counted", () => {
  expect(sumUp({ morning: "0", cash: "", other: "0", left: "0" }, 10)).toBeNull();
});

test("notes count by their value", () => {
  expect(worthOfNotes({ 100: "1", 50: "2", 20: "4", 10: "2", 5: "2", 1: "6" })).toBe(316);
  expect(worthOfNotes({ 100: "", 5: "two" })).toBe(0);
});

test("Bengali digits count the same", () => {
  expect(worthOfNotes({ 50: "২", 5: "1" })).toBe(105);
});

test("the card machine may have refunded more than it took", () => {
  const typed = { morning: "100", cash: "140", other: "-25.50", left: "100" };
  expect(sumUp(typed, 14.5)).toMatchObject({ other: -25.5, difference: 0 });
  expect(sumUp({ ...typed, cash: "-5" }, 14.5)).toBeNull();
});
