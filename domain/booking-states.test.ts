import { expect, test } from "vitest";
import { bookingStates, canBecome, mayBeMoved } from "#domain/booking-states.ts";

test("only a visit that has not begun can be cancelled or moved", () => {
  expect(bookingStates.filter((state) => canBecome(state, "cancelled"))).toEqual(["pending", "confirmed"]);
  expect(bookingStates.filter(mayBeMoved)).toEqual(["pending", "confirmed"]);
});

test("a missed visit can be taken back, a cancelled or completed one never", () => {
  expect(canBecome("no_show", "confirmed")).toBe(true);
  expect(bookingStates.filter((to) => canBecome("cancelled", to) || canBecome("completed", to))).toEqual([]);
});
