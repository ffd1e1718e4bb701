import { expect, test } from "vitest";
import { booking } from "#app/features/visits/visits.fixture.ts";
import {
  bookAgainPath,
  hasReceipt,
  mastersOf,
  newestFirst,
  servicesHad,
  shortId,
  visitsNotOver,
} from "#app/features/visits/visits.ts";
import type { Booking } from "#contract/bookings.ts";

const now = Date.parse("2026-11-21T12:50:00+06:00");

const names = (bookings: Booking[]) => bookings.map(({ service_name }) => service_name);

const massage = booking("Massage", "2026-11-24T16:30:00+06:00");
const haircut = booking("Haircut", "2026-12-03T11:00:00+06:00", { status: "confirmed" });
const running = booking("Facial", "2026-11-21T12:00:00+06:00", { status: "in_chair" });
const past = booking("Bath", "2026-10-18T12:00:00+06:00", { status: "completed" });
const cancelled = booking("Nails", "2026-11-25T12:00:00+06:00", { status: "cancelled" });
const arranged = booking("Threading", null);

test("coming visits are those not over, next one first, those without a time last", () => {
  expect(names(visitsNotOver([arranged, haircut, past, cancelled, massage, running], now))).toEqual([
    "Facial",
    "Massage",
    "Haircut",
    "Threading",
  ]);
});

test("a repeated service is offered once, with its last date", () => {
  const again = booking("Bath", "2026-09-01T12:00:00+06:00", { status: "completed" });
  expect(servicesHad([again, past, massage, cancelled], now)).toEqual([
    { serviceId: "Bath", name: "Bath", masterId: "sadia", masterName: "Sadia Noor", lastAt: past.startsAt },
  ]);
});

test("a visit booked by the desk has a receipt once it is paid there", () => {
  const byDesk = { ...past, transactionId: "" };
  expect(hasReceipt({ ...byDesk, paid: "salon" })).toBe(true);
  expect(hasReceipt({ ...byDesk, paid: "unpaid" })).toBe(false);
  expect(hasReceipt({ ...past, paid: "card" })).toBe(true);
  expect(hasReceipt({ ...past, price: 0 })).toBe(false);
});

test("the newest booking comes first", () => {
  const newer = booking("Newer", null, { date: "2026-11-21T10:00:00Z" });
  expect(names(newestFirst([massage, newer]))).toEqual(["Newer", "Massage"]);
});

test("a visit with two masters names each once", () => {
  const [item] = massage.items;
  if (!item) throw new Error("A booking has an item.");
  const both = { ...massage, items: [item, item, { ...item, masterName: "Farzana Haque" }] };
  expect(mastersOf(both)).toBe("Sadia Noor and Farzana Haque");
  expect(mastersOf({ ...massage, items: [] })).toBe("");
});

test("a long payment id is shortened in the middle", () => {
  expect(shortId("pi_3QK8xLm2T41Fd90Ka41Fd")).toBe("pi_3QK8x…41Fd");
  expect(shortId("pi_1")).toBe("pi_1");
});

test("rebooking a visit keeps its services in order, their masters and a similar hour", () => {
  const place = (path: string) => `/dashboard/bookingAppointment/${path}`;
  expect(bookAgainPath({ serviceIds: ["cut", "bath"], masterIds: ["sadia", null] })).toBe(
    place("cut?also=bath&master=sadia&master=any"),
  );
  expect(bookAgainPath({ serviceIds: ["cut"], masterIds: [null] })).toBe(place("cut"));
  expect(bookAgainPath({ serviceIds: ["cut"], masterIds: ["sadia"], like: "2026-11-24T10:30:00Z" })).toBe(
    place("cut?master=sadia&like=2026-11-24T10%3A30%3A00Z"),
  );
});
