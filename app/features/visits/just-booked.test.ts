import { expect, test } from "vitest";
import { justBooked } from "#app/features/visits/just-booked.ts";
import { booking } from "#app/features/visits/visits.fixture.ts";

const bookings = [
  booking("Threading", null, { transactionId: "pi_1" }),
  booking("Thermal Bath", null, { transactionId: "pi_2" }),
];

test("the visit just paid for is found by its payment or its purchase", () => {
  expect(justBooked({ justBooked: ["purchase-2", "pi_2"] }, bookings)?.service_name).toBe("Thermal Bath");
});

test("a page opened in any other way marks no visit", () => {
  for (const state of [
    null,
    undefined,
    "pi_1",
    {},
    { justBooked: "pi_1" },
    { justBooked: ["pi_3"] },
    { from: "/login" },
  ])
    expect(justBooked(state, bookings)).toBeUndefined();
});
