import { expect, test } from "vitest";
import { bookingsCsv } from "#app/features/bookings/bookings-csv.ts";
import type { Booking } from "#contract/bookings.ts";

const zone = "Asia/Dhaka";
const booking: Booking = {
  _id: "1",
  name: '=HYPERLINK("http://evil.example")',
  email: "mim@example.com",
  number: "01700000001",
  service_name: "Threading, brows",
  price: 6.5,
  dueAtSalon: 0,
  date: "2026-11-23T08:00:00.000Z",
  transactionId: "pi_1",
  status: "pending",
  startsAt: "2026-11-25T10:00:00+06:00",
  endsAt: null,
  items: [],
  canCancel: false,
  canMove: false,
  freeUntil: null,
};

test("formulas are exported as text, and commas and quotes stay inside their cell", () => {
  expect(bookingsCsv([booking], zone).split("\r\n")[1]).toBe(
    '"Threading, brows","\'=HYPERLINK(""http://evil.example"")",mim@example.com,01700000001,6.50,,0.00,0.00,pi_1,2026-11-23 14:00,2026-11-25T10:00:00+06:00,,pending,',
  );
});

test("a booking made after midnight belongs to the salon's day, not London's", () => {
  const [, line] = bookingsCsv([{ ...booking, date: "2026-11-22T19:10:00.000Z" }], zone).split("\r\n");
  expect(line).toContain("pi_1,2026-11-23 01:10,");
});

test("the place where a visit was booked has a column", () => {
  const [header, line] = bookingsCsv([{ ...booking, source: "mirror" }], zone).split("\r\n");
  expect([header?.split(",").at(-1), line?.split(",").at(-1)]).toEqual(["Source", "mirror"]);
});

test("how a price was paid and what is still due have columns", () => {
  const rest = { ...booking, price: 42, dueAtSalon: 29.4, paid: "deposit" as const };
  const cells = (one: Booking) => bookingsCsv([one], zone).split("\r\n")[1]?.split(",").slice(-9, -7);
  expect(cells(rest)).toEqual(["deposit", "29.40"]);
  expect(cells({ ...rest, paid: "salon" })).toEqual(["salon", "0.00"]);
  expect(cells({ ...rest, paid: "unpaid", dueAtSalon: 42 })).toEqual(["unpaid", "42.00"]);
});

test("a cancelled visit does not say that it is paid, as on the page: what was paid may be given back", () => {
  const paid = { ...booking, paid: "card" as const };
  const cells = (one: Booking) => bookingsCsv([one], zone).split("\r\n")[1]?.split(",").slice(-9, -7);
  expect(cells({ ...paid, status: "cancelled" })).toEqual(["", "0.00"]);
  expect(cells({ ...paid, status: "no_show" })).toEqual(["", "0.00"]);
  expect(cells({ ...paid, status: "completed" })).toEqual(["card", "0.00"]);
});

test("money to hand back for a cancelled visit has a column", () => {
  const off: Booking = { ...booking, status: "cancelled", paid: "unpaid", handBack: 3.25 };
  const [header, line] = bookingsCsv([off], zone).split("\r\n");
  expect([header?.split(",").at(-7), line?.split(",").at(-7)]).toEqual(["To hand back ($)", "3.25"]);
});
