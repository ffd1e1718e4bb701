import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { bookWithGift, holdWithGift, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addOffer, holdWith } from "#tests/support/offers.ts";
import { bookingOf, freeVisit, hold } from "#tests/support/visits.ts";
import { offeredHour, offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("switching the way of paying for an offered hour keeps it for the same time, and it can be booked", async () => {
  const { visit, first, second } = await offeredHour(salon);
  const offer = await addOffer(salon);
  const { code } = await soldGiftCard(salon, staff, 10);
  const { holdEndsAt } = await hold(salon, first, visit);
  const until = (await offeredTo(salon, first))?.until;
  expect(Date.parse(holdEndsAt ?? "")).toBe(Date.parse(until ?? ""));
  salon.clock.advance(minutes(2));
  expect(await holdWith(salon, first, offer.code, visit)).toMatchObject({ total: 5.4, holdEndsAt });
  expect(await hold(salon, first, visit)).toMatchObject({ holdEndsAt });
  expect(await holdWithGift(salon, first, visit, code)).toMatchObject({ credit: 6, holdEndsAt });
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", until });
  expect(await offeredTo(salon, second)).toBeNull();
  const booked = await bookWithGift(salon, first, visit, code);
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([
    { state: "booked", bookingId: booked.id, offered: { state: "booked" } },
  ]);
});

test("switching the way of paying and then declining gives the hour to the next", async () => {
  const { visit, first, second } = await offeredHour(salon);
  const { code } = await soldGiftCard(salon, staff, 10);
  await hold(salon, first, visit);
  await holdWithGift(salon, first, visit, code);
  const held = await offeredTo(salon, first);
  await call(salon, "declineOfferedHour", { params: { id: held?._id ?? "" } }, first);
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "declined" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("an offered hour that was extended stays offered as long, however its guest chooses to pay", async () => {
  const { visit, first, second } = await offeredHour(salon);
  const { code } = await soldGiftCard(salon, staff, 10);
  await wait(salon, minutes(15));
  const { purchaseId } = await hold(salon, first, visit);
  await wait(salon, minutes(14));
  const { holdEndsAt } = await call(salon, "extendPurchase", { params: { id: purchaseId } }, first);
  const until = (await offeredTo(salon, first))?.until;
  expect(Date.parse(until ?? "")).toBe(Date.parse(holdEndsAt));
  await wait(salon, minutes(2));
  expect(await holdWithGift(salon, first, visit, code)).toMatchObject({ holdEndsAt });
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", until });
  expect(await offeredTo(salon, second)).toBeNull();
  const booked = await bookWithGift(salon, first, visit, code);
  expect(await call(salon, "listMyWaiting", {}, first)).toMatchObject([
    { state: "booked", bookingId: booked.id, offered: { state: "booked" } },
  ]);
});

test("an hour that stays offered is not booked unpaid, although a gift card would have paid for it", async () => {
  const { guest, visit, id, wish } = await takenHour(salon);
  const [first] = await waitInLine(salon, wish, 1);
  const { code } = await soldGiftCard(salon, staff, 10);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(await holdWithGift(salon, first, visit, code)).toMatchObject({ dueNow: 0 });
  await hold(salon, first, await freeVisit(salon));
  const kept = await salon.app.engine.read
    .selectFrom("purchases")
    .select("id")
    .where("email", "=", first.email)
    .where("kind", "=", "offered_hour")
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  const unpaid = bookingOf(first, visit.service, kept.id);
  expect((await refused(salon, "createBooking", unpaid, first)).code).toBe("payment_mismatch");
});
