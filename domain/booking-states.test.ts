import { expect, test } from "vitest";
import {
  bookingStates,
  canBecome,
  isOver,
  mayBeMoved,
  mayBeResized,
  occupiesCells,
} from "#domain/booking-states.ts";

test("only a visit that has not begun can be cancelled or moved", () => {
  expect(bookingStates.filter((state) => canBecome(state, "cancelled"))).toEqual(["pending", "confirmed"]);
  expect(bookingStates.filter(mayBeMoved)).toEqual(["pending", "confirmed"]);
});

test("only a visit that has not begun can become a no-show", () => {
  expect(bookingStates.filter((state) => canBecome(state, "no_show"))).toEqual(["pending", "confirmed"]);
});

test("a visit starts and completes, whether it was confirmed or not", () => {
  expect(bookingStates.filter((state) => canBecome(state, "in_chair"))).toEqual([
    "pending",
    "confirmed",
    "completed",
  ]);
  expect(bookingStates.filter((state) => canBecome(state, "completed"))).toEqual(["in_chair"]);
  expect(bookingStates.filter((state) => canBecome(state, "confirmed"))).toEqual([
    "pending",
    "in_chair",
    "no_show",
  ]);
});

test("a no-show, a started and a completed visit can be undone, a cancelled one never", () => {
  expect(canBecome("in_chair", "confirmed")).toBe(true);
  expect(canBecome("no_show", "confirmed")).toBe(true);
  expect(bookingStates.filter((to) => canBecome("completed", to))).toEqual(["in_chair"]);
  expect(bookingStates.filter((to) => canBecome("cancelled", to))).toEqual([]);
});

test("a visit is over once completed, cancelled or a no-show, and until then its length can change", () => {
  expect(bookingStates.filter(isOver)).toEqual(["completed", "cancelled", "no_show"]);
  expect(bookingStates.filter(mayBeResized)).toEqual(["pending", "confirmed", "in_chair"]);
});

test("only a cancelled visit or a no-show frees its chair", () => {
  const free = bookingStates.filter((state) => !occupiesCells(state));
  expect(free.toSorted()).toEqual(["cancelled", "no_show"]);
});
