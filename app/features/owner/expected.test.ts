import { expect, test } from "vitest";
import { expected } from "#app/features/owner/expected.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";

test("late guests are expected, and those who are here, done or absent are not", () => {
  const states = ["pending", "confirmed", "in_chair", "completed", "no_show", "cancelled"] as const;
  const visits = states.map((status) => ({
    ...visitOf(status, [facial, anika, "10:00", "11:00"]),
    status,
  }));
  expect(expected(visits).map(({ status }) => status)).toEqual(["pending", "confirmed"]);
});
