import { expect, test } from "vitest";
import { bookAhead, cancelVisit, otherStart } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import type { Person } from "#tests/support/people.ts";
import { bookingsOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenPerson(salon, { role: "staff", name: "Rima at the desk" });

test("a visit moved out of the half-refund window still refunds half, as shown before cancelling", async () => {
  const { guest, visit, id } = await bookAhead(salon, 40);
  salon.clock.advance(minutes(20));
  await move(id, visit, guest);
  expect(await preview(id, guest)).toMatchObject({
    percent: 50,
    refund: 3,
    paid: 6,
    steps: [{ percent: 50 }],
  });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ freeUntil: null }]);
  expect(await cancelVisit(salon, id, guest)).toMatchObject({ refund: 3 });
});

test("a move within the first quarter of an hour keeps the full refund, and does not restart it", async () => {
  const { guest, visit, id } = await bookAhead(salon, 40);
  await move(id, visit, guest);
  salon.clock.advance(minutes(20));
  expect(await preview(id, guest)).toMatchObject({ percent: 100, refund: 6 });
});

test("a visit moved by the salon loses no refund, and one moved at the customer's wish does", async () => {
  const bySalon = await bookAhead(salon, 40);
  const asAsked = await bookAhead(salon, 40);
  salon.clock.advance(minutes(20));
  await move(bySalon.id, bySalon.visit, staff);
  await move(asAsked.id, asAsked.visit, staff, "customer");
  expect(await preview(bySalon.id, bySalon.guest)).toMatchObject({ percent: 100, refund: 6 });
  expect(await preview(asAsked.id, asAsked.guest)).toMatchObject({ percent: 50, refund: 3 });
  expect(await why(asAsked.id)).toBe("moved as the customer asked");
  expect(await why(bySalon.id)).toBe("moved by the salon");
  expect(await cancelVisit(salon, asAsked.id, staff, { by: "salon" })).toMatchObject({ refund: 6 });
});

test("a customer can't move a visit in the salon's name", async () => {
  const { guest, visit, id } = await bookAhead(salon, 60);
  const body = { startsAt: await otherStart(salon, visit), by: "salon" as const };
  expect((await refused(salon, "moveBooking", { params: { id }, body }, guest)).code).toBe("forbidden");
});

async function move(
  id: string,
  visit: Parameters<typeof otherStart>[1],
  as: Person,
  by?: "customer",
): Promise<void> {
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id }, body: { startsAt, ...(by && { by }) } }, as);
}

function preview(id: string, as: Person) {
  return call(salon, "previewCancellation", { params: { id }, query: {} }, as);
}

async function why(id: string): Promise<string | undefined> {
  return (await call(salon, "readTimeline", { params: { id } }, staff)).at(-1)?.why;
}
