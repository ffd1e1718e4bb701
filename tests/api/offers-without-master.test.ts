import { afterEach, expect, test } from "vitest";
import { seeNewHours } from "#server/usecases/waiting/see-new-hours.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { orderOf } from "#tests/support/visits.ts";
import { offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

/* While an hour is offered, what it needs may disappear: its master leaves or is away, or its service is hidden. */

const salon = givenSalon();
const owner = givenOwner(salon);
const desk = givenStaff(salon);

afterEach(async () => {
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  for (const { _id } of entries) await call(salon, "endWaiting", { params: { id: _id } }, desk);
  await salon.drain();
});

/** An hour that is held for the first one on the waiting list. */
async function offerHour() {
  const { guest, visit, id, wish } = await takenHour(salon);
  const [first] = await waitInLine(salon, wish, 1);
  await seeNewHours(salon.app);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open" });
  return { first, visit };
}

/** Runs the round that a server runs each minute. */
async function look(): Promise<void> {
  await seeNewHours(salon.app);
  await salon.drain();
}

const worksHere = (id: string, is: boolean) =>
  call(salon, "retireMaster", { params: { id }, body: { worksHere: is } }, owner);
const hide = (id: string, hidden: boolean) =>
  call(salon, "updateService", { params: { id }, body: { hidden } }, owner);

const onList = async (userId: string) => {
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  return entries.find(({ guestId }) => guestId === userId);
};

test("an offered hour is withdrawn once its master leaves, and its guest is told that no hour will come", async () => {
  const { first, visit } = await offerHour();
  await worksHere(visit.masterId, false);
  await look();
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([
    { state: "waiting", lacks: "master", offered: { state: "taken_back" } },
  ]);
  expect(await onList(first.userId)).toMatchObject({ lacks: "master", fits: null });
  const { holds } = await call(
    salon,
    "readCalendar",
    { query: { from: visit.startsAt.slice(0, 10), to: visit.startsAt.slice(0, 10) } },
    desk,
  );
  expect(holds).toEqual([]);
  await worksHere(visit.masterId, true);
  await look();
  const [entry] = await call(salon, "listMyWaiting", {}, first);
  expect(entry).not.toHaveProperty("lacks");
});

test("so is an offered hour whose service is hidden", async () => {
  const { first, visit } = await offerHour();
  await hide(visit.service._id, true);
  await look();
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([
    { state: "waiting", lacks: "service", offered: { state: "taken_back" } },
  ]);
  await hide(visit.service._id, false);
});

test("an offered hour is withdrawn once its master's time is blocked, which would refuse it at the checkout", async () => {
  const { first, visit } = await offerHour();
  const body = {
    masterId: visit.masterId,
    startsAt: visit.startsAt,
    endsAt: new Date(Date.parse(visit.startsAt) + hours(2)).toISOString(),
    reason: "Ill",
  };
  const { insertedId, hits } = await call(salon, "createTimeOff", { body }, desk);
  expect(hits).toMatchObject([{ held: true, startsAt: visit.startsAt }]);
  await look();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "taken_back" });
  await call(salon, "deleteTimeOff", { params: { id: insertedId } }, desk);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("an offered hour that is being paid for stays, and so does one that can still be booked", async () => {
  const { first, visit } = await offerHour();
  const { first: other, visit: free } = await offerHour();
  const { purchaseId } = await call(salon, "createPaymentIntent", orderOf(visit), first);
  await hide(visit.service._id, true);
  await hide(visit.service._id, false);
  await look();
  expect(await offeredTo(salon, other)).toMatchObject({ state: "open", startsAt: free.startsAt });
  await worksHere(visit.masterId, false);
  await look();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open" });
  // Leaving the page releases nothing, but nobody could take the hour any more.
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, first);
  await look();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "taken_back" });
  await worksHere(visit.masterId, true);
});
