import { expect, test } from "vitest";
import { localDate } from "#domain/time/dates.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const read = (date: string) => call(salon, "readDailyClose", { query: { date } }, staff);
const today = () => localDate(salon.clock.now(), "Asia/Dhaka");

test("a day on which the card machine refunded more than it took closes without a difference", async () => {
  const { id, visit } = await bookAtDesk(salon, staff);
  const { price } = visit.service;
  await call(salon, "recordPayment", { params: { id }, body: { method: "machine" } }, staff);
  salon.clock.advance(1000);
  const first = { date: today(), desk: (await read(today())).desk, morning: 0, cash: 0, left: 0 };
  await call(salon, "closeDay", { body: { ...first, other: first.desk } }, staff);
  salon.clock.advance(days(1));
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  salon.clock.advance(1000);
  const next = await read(today());
  expect(next).toMatchObject({ desk: -price, deskOther: -price });
  const body = { date: today(), desk: next.desk, cash: 0, other: next.deskOther, left: 0 };
  await call(salon, "closeDay", { body }, staff);
  expect((await read(today())).closed).toMatchObject({ other: -price, difference: 0 });
});
