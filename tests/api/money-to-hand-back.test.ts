import { expect, test } from "vitest";
import { call, callFully } from "#tests/support/calls.ts";
import { bookedCut } from "#tests/support/changes.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** A visit cancelled by its guest, of which $15.01 were paid at the salon. */
async function cancelledByGuest() {
  const { params, guest } = await bookedCut(salon, owner, 80, 9.99);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  const { atSalon } = await call(salon, "cancelBooking", { params, body: {} }, guest);
  return { params, amount: atSalon };
}

const today = () => new Date(salon.clock.now()).toISOString().slice(0, 10);

/** What the desk's news, a daily close and the list of bookings say about money to hand back. */
async function told() {
  const { toHandBack: ofNews } = await call(salon, "readDeskNews", {}, staff);
  const { toHandBack: ofClose } = await call(salon, "readDailyClose", { query: { date: today() } }, staff);
  expect(ofClose).toEqual(ofNews);
  const query = { toHandBack: "true", limit: "20" };
  const { body: listed, headers } = await callFully(salon, "listBookings", { query }, staff);
  expect(headers).toMatchObject({
    "x-total-count": String(ofNews.visits),
    "x-total-price": String(ofNews.amount),
  });
  return { ...ofNews, listed: listed.map(({ _id, handBack }) => [_id, handBack]) };
}

test("the desk sees how much waits to be handed back and for which visits", async () => {
  expect(await told()).toEqual({ visits: 0, amount: 0, listed: [] });
  const first = await cancelledByGuest();
  salon.clock.advance(1000);
  const second = await cancelledByGuest();
  expect([first.amount, second.amount]).toEqual([15.01, 15.01]);
  expect(await told()).toEqual({
    visits: 2,
    amount: 30.02,
    listed: [
      [second.params.id, 15.01],
      [first.params.id, 15.01],
    ],
  });
  const order = { params: first.params, body: { amount: first.amount, method: "cash" as const } };
  await call(salon, "handBack", order, staff);
  expect(await told()).toEqual({ visits: 1, amount: 15.01, listed: [[second.params.id, 15.01]] });
});
