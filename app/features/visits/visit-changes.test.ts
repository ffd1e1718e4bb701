import { expect, test } from "vitest";
import { googleCalendarLink } from "#app/features/visits/google-calendar.ts";
import { visitHint } from "#app/features/visits/visit-hint.ts";
import type { Booking } from "#contract/bookings.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const salon = { name: "Shiuli", address: ["Road 27", "Dhaka"], phone: "+880 1700", zone: "Asia/Dhaka" };
const visit: Booking = {
  _id: "1",
  name: "Anika Rahman",
  email: "anika@shiuli.example",
  number: "01700000000",
  service_name: "Hair Cut & Finish",
  price: 25,
  dueAtSalon: 0,
  date: "2026-11-20T10:00:00Z",
  transactionId: "pi_1",
  status: "pending",
  startsAt: "2026-11-24T16:30:00+06:00",
  endsAt: "2026-11-24T17:15:00+06:00",
  items: [],
  canCancel: true,
  canMove: true,
  freeUntil: "2026-11-22T16:30:00+06:00",
};

test("the link for Google Calendar has the visit in UTC, and is absent until a time is arranged", () => {
  const link = new URL(googleCalendarLink(visit, salon) ?? "");
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    text: "Hair Cut & Finish at Shiuli",
    dates: "20261124T103000Z/20261124T111500Z",
    ctz: "Asia/Dhaka",
    location: "Road 27, Dhaka",
  });
  expect(googleCalendarLink({ ...visit, startsAt: null, endsAt: null }, salon)).toBeNull();
});

test("the hint about a visit that is paid at the salon names no end, since nothing is owed however late", () => {
  const unpaid = { ...visit, dueAtSalon: 25, paid: "unpaid" as const };
  expect(visitHint(unpaid, salon)).toBe("If you cancel, you owe nothing.");
  expect(visitHint({ ...unpaid, canMove: false }, salon)).toBe("If you cancel, you owe nothing.");
  expect(visitHint({ ...unpaid, canMove: false, freeUntil: null }, salon)).toContain("To move it now, call");
});

test("the hint says until when cancelling is free, and who to call when it is too late", () => {
  expect(visitHint(visit, salon)).toBe("Free to cancel until Sun 22 Nov 4:30 pm.");
  const late = { ...visit, freeUntil: null, canMove: false };
  expect(visitHint(late, salon)).toContain("To move it now, call +880 1700.");
  expect(visitHint({ ...late, canCancel: false }, salon)).toBe("To change it now, call +880 1700.");
});
