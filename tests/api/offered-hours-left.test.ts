import { expect, test } from "vitest";
import { addDays } from "#domain/time/dates.ts";
import { listUnanswered } from "#server/database/offered-hours.ts";
import { findSeenVersions } from "#server/database/waiting-round.ts";
import { seeNewHours } from "#server/usecases/waiting/see-new-hours.ts";
import { wait } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { bookWithGift, holdWithGift, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { book, freeVisit, hold, orderOf } from "#tests/support/visits.ts";
import { offeredHour, offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

test("leaving the page of an offered hour keeps it until it expires, and it can still be booked", async () => {
  const { visit, first, second, until } = await anOfferedHour();
  const { code } = await soldGiftCard(salon, staff, 10);
  const { purchaseId } = await holdWithGift(salon, first, visit, code);
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, first);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", until });
  expect(await offeredTo(salon, second)).toBeNull();
  expect(await call(salon, "readHeldPurchase", {}, first)).toEqual({ held: null });
  const booked = await bookWithGift(salon, first, visit, code);
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([
    { state: "booked", bookingId: booked.id, offered: { state: "booked" } },
  ]);
});

test("an offered hour can be begun, left and begun again, though by then it is too near to be chosen", async () => {
  const { visit, id, wish } = await takenHour(salon, 20);
  const [first] = await waitInLine(salon, wish, 1);
  const { leadMinutes } = await call(salon, "readSalonSettings", {}, owner);
  const nearest = Date.parse(visit.startsAt) - minutes(leadMinutes);
  salon.clock.advance(nearest - minutes(11) - salon.clock.now());
  await cancelVisit(salon, id, staff, { by: "salon" });
  await salon.drain();
  salon.clock.advance(minutes(9));
  const { purchaseId } = await hold(salon, first, visit);
  salon.clock.advance(minutes(4));
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, first);
  await seeNewHours(salon.app);
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open" });
  const { bookingId } = await book(salon, first, visit);
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([{ state: "booked", bookingId }]);
});

test("a guest who began to accept an offered hour and left can call, and the desk books it", async () => {
  const { visit, first } = await anOfferedHour();
  const offered = await offeredTo(salon, first);
  const hour = { params: { id: offered?._id ?? "" } };
  const { purchaseId } = await hold(salon, first, visit);
  expect(await refused(salon, "bookOfferedHour", hour, staff)).toMatchObject({ code: "payment_in_progress" });
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, first);
  const { insertedId: bookingId } = await call(salon, "bookOfferedHour", hour, staff);
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([{ state: "booked", bookingId }]);
});

test("an offered hour is kept longer once, even if its guest leaves and begins again", async () => {
  const { visit, first } = await anOfferedHour();
  salon.clock.advance(minutes(15));
  const begun = await hold(salon, first, visit);
  const { holdEndsAt } = await call(salon, "extendPurchase", { params: { id: begun.purchaseId } }, first);
  await call(salon, "releasePurchase", { params: { id: begun.purchaseId } }, first);
  salon.clock.advance(minutes(5));
  const again = await hold(salon, first, visit);
  expect(Date.parse(again.holdEndsAt ?? "")).toBe(Date.parse(holdEndsAt));
  const longer = await refused(salon, "extendPurchase", { params: { id: again.purchaseId } }, first);
  expect(longer.code).toBe("extended_already");
  expect((await call(salon, "readHeldPurchase", {}, first)).held?.extended).toBe(true);
});

test("a guest who has left an offered hour in one tab and keeps it longer in another is told that it is not held there", async () => {
  const { visit, first } = await anOfferedHour();
  const { purchaseId: id } = await hold(salon, first, visit);
  await call(salon, "releasePurchase", { params: { id } }, first);
  const gone = await refused(salon, "extendPurchase", { params: { id } }, first);
  expect(gone.code).toBe("slot_taken");
});

test("an offered hour that nobody took expires on time, even before the next is asked", async () => {
  const { first } = await anOfferedHour();
  const { _id: id = "" } = (await offeredTo(salon, first)) ?? {};
  salon.clock.advance(minutes(30));
  expect(await offeredTo(salon, first)).toMatchObject({ state: "lapsed" });
  expect(await call(salon, "readOfferedHour", { params: { id } }, first)).toMatchObject({ state: "lapsed" });
});

test("holding another hour beside an offered one keeps both, until the offered one goes to the next", async () => {
  const { visit, first, second, until } = await anOfferedHour();
  await hold(salon, first, visit);
  const other = await freeVisit(salon);
  const { purchaseId } = await hold(salon, first, other);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", until });
  expect(await call(salon, "readHeldPurchase", {}, first)).toMatchObject({ held: { purchaseId } });
  await wait(salon, minutes(30));
  expect(await offeredTo(salon, first)).toMatchObject({ state: "lapsed" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("declining an offered hour after leaving its page gives it to the next", async () => {
  const { visit, first, second } = await anOfferedHour();
  const { purchaseId } = await hold(salon, first, visit);
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, first);
  const held = await offeredTo(salon, first);
  await call(salon, "declineOfferedHour", { params: { id: held?._id ?? "" } }, first);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "declined" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("releasing a different visit in an offered hour declines the offer", async () => {
  const { visit, first, second } = await anOfferedHour();
  const also = (await call(salon, "listServices", {})).find(({ _id, variants = [] }) => {
    return _id !== visit.service._id && variants.length === 0;
  });
  const { masterId, ...body } = orderOf(visit).body;
  const more = {
    price: body.price + (also?.price ?? 0),
    serviceIds: [visit.service._id, also?._id ?? ""],
    masterIds: [masterId, "any"],
  };
  const { purchaseId } = await call(salon, "createPaymentIntent", { body: { ...body, ...more } }, first);
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, first);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "declined" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open" });
});

test("an offered hour that can't be read stops neither the others nor the look for new hours", async () => {
  await anOfferedHour();
  await anOfferedHour();
  const { read, write } = salon.app.engine;
  const [broken] = await listUnanswered(read);
  const purchaseId = broken?.purchaseId ?? "";
  const never = 9e15;
  await write
    .updateTable("offered_hours")
    .set({ starts_at: never })
    .where("purchase_id", "=", purchaseId)
    .execute();
  const from = new Date(salon.clock.now()).toISOString().slice(0, 10);
  const body = { masterId: null, from, to: addDays(from, 30), reason: "Eid" };
  await call(salon, "createHoursException", { body }, owner);
  await expect(seeNewHours(salon.app)).rejects.toThrow();
  expect(await listUnanswered(read)).toMatchObject([{ purchaseId }]);
  const { catalogue, seen } = await findSeenVersions(read);
  expect(seen).toBe(catalogue);
});

async function anOfferedHour() {
  const offered = await offeredHour(salon);
  return { ...offered, until: (await offeredTo(salon, offered.first))?.until };
}
