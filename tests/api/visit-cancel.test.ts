import { expect, test } from "vitest";
import { bookAhead, cancelVisit, mailsTo } from "#tests/support/booked.ts";
import { refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import type { Person } from "#tests/support/people.ts";
import { bookingsOf, isOffered } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenPerson(salon, { role: "staff", name: "Rima at the desk" });

test("two days ahead everything is refunded, the hour is free again and a mail says so", async () => {
  const { guest, visit, id, intentId } = await bookAhead(salon, 60);
  salon.clock.advance(minutes(20));
  expect(await preview(id, guest)).toMatchObject({ allowed: true, percent: 100, refund: 6, paid: 6 });
  expect(await cancelVisit(salon, id, guest, { reason: "I am ill" })).toEqual({
    status: "cancelled",
    refund: 6,
    atSalon: 0,
  });
  expect(await isOffered(salon, visit)).toBe(true);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600, status: "succeeded" }]);
  expect(await mailsTo(salon, guest)).toEqual([expect.stringContaining("Cancelled: Threading")]);
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline).toMatchObject([
    { by: "you", from: null, to: "pending" },
    { by: "you", from: "pending", to: "cancelled", why: "I am ill" },
  ]);
});

test.each([0.001, 1e-7, -1, 1e12, 9_999_999.999_999_993])(
  "a refund of %s dollars is refused as an invalid amount",
  async (refund) => {
    const { status, body } = await callLoosely(
      salon,
      "cancelBooking",
      { params: { id: "x" }, body: { refund } },
      staff,
    );
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, "invalid_input", "refund"]);
  },
);

test("a day ahead half is refunded, and on the last day nothing", async () => {
  const near = await bookAhead(salon, 40);
  const nearer = await bookAhead(salon, 20);
  salon.clock.advance(minutes(20));
  const { steps } = await preview(near.id, near.guest);
  expect(steps).toMatchObject([{ percent: 50 }]);
  expect(await cancelVisit(salon, near.id, near.guest)).toEqual({
    status: "cancelled",
    refund: 3,
    atSalon: 0,
  });
  expect(await preview(nearer.id, nearer.guest)).toMatchObject({ allowed: true, refund: 0, steps: [] });
  expect(await cancelVisit(salon, nearer.id, nearer.guest)).toEqual({
    status: "cancelled",
    refund: 0,
    atSalon: 0,
  });
  await salon.drain();
  expect(await refundsOf(salon, near.intentId)).toMatchObject([{ amount: 300 }]);
  expect(await refundsOf(salon, nearer.intentId)).toEqual([]);
});

test("within a quarter of an hour of booking everything is refunded, however near the visit is", async () => {
  const { guest, id } = await bookAhead(salon, 20);
  expect(await cancelVisit(salon, id, guest)).toEqual({ status: "cancelled", refund: 6, atSalon: 0 });
});

test("when the salon cancels, everything is refunded at any time; a customer can't cancel in the salon's name", async () => {
  const { guest, id } = await bookAhead(salon, 20);
  salon.clock.advance(minutes(20));
  const sent = { params: { id }, body: { by: "salon" as const } };
  expect((await refused(salon, "cancelBooking", sent, guest)).code).toBe("forbidden");
  expect((await call(salon, "previewCancellation", { params: { id }, query: {} }, staff)).refund).toBe(6);
  expect(await cancelVisit(salon, id, staff)).toEqual({ status: "cancelled", refund: 6, atSalon: 0 });
  const timeline = await call(salon, "readTimeline", { params: { id } }, guest);
  expect(timeline.at(-1)).toMatchObject({ by: "the salon", to: "cancelled" });
  expect((await call(salon, "readTimeline", { params: { id } }, staff)).at(0)).toMatchObject({
    by: guest.name,
  });
});

test("staff who cancel for a customer on the phone refund what the policy allows", async () => {
  const { id } = await bookAhead(salon, 40);
  salon.clock.advance(minutes(20));
  expect(await cancelVisit(salon, id, staff, { by: "customer" })).toEqual({
    status: "cancelled",
    refund: 3,
    atSalon: 0,
  });
});

test("cancelling twice at once refunds once", async () => {
  const { guest, id, intentId } = await bookAhead(salon, 60);
  const sent = { params: { id }, body: {} };
  const answers = await Promise.all([1, 2, 3].map(() => callLoosely(salon, "cancelBooking", sent, guest)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await refused(salon, "cancelBooking", sent, guest)).code).toBe("wrong_state");
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
});

test("a refund that differs from the page's cancels nothing", async () => {
  const { guest, id, intentId } = await bookAhead(salon, 40);
  salon.clock.advance(minutes(20));
  const sent = { params: { id }, body: { refund: 6 } };
  expect((await refused(salon, "cancelBooking", sent, guest)).code).toBe("refund_changed");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ status: "pending" }]);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toEqual([]);
  expect((await call(salon, "cancelBooking", { params: { id }, body: { refund: 3 } }, guest)).refund).toBe(3);
});

function preview(id: string, as: Person) {
  return call(salon, "previewCancellation", { params: { id }, query: {} }, as);
}
