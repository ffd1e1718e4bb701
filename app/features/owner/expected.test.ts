import { expect, test } from "vitest";
import { expected } from "#app/features/owner/expected.ts";
import { visitOf } from "#tests/support/components/calendar-data.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";

test("guests who are here, done or did not come are not expected, late ones are", () => {
  const states = ["pending", "confirmed", "in_chair", "completed", "no_show", "cancelled"] as const;
  const visits = states.map((status) => ({
    ...visitOf(status, [facial, anika, "10:00", "11:00"]),
    status,
  }));
  expect(expected(visits).map(({ status }) => status)).toEqual(["pending", "confirmed"]);
});
