import { expect, test } from "vitest";
import type { Actor } from "#domain/access.ts";
import { changeLength } from "#server/usecases/desk/change-length.ts";
import { moveBooking } from "#server/usecases/visits/move-booking.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookedCut, change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { askFor } from "#tests/support/deposits.ts";
import { bookWithGift, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { book, bookingsOf, freeHours, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

function actorOf({ userId, email }: Person): Actor {
  return { userId, email, role: "customer" };
}

/**
 * A paid Stone & Steam for $48. A Warm Oil Massage for $60 takes the same master for the same time, so it can replace
 * it.
 */
async function bookedSteam() {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon, { verified: true });
  const steam = await serviceNamed(salon, "Stone & Steam");
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  const hour = (await freeHours(salon, [steam._id, oil._id])).find(
    ({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + 120 * 3_600_000,
  );
  const visit = { service: steam, masterId: hour?.masterIds[0] ?? "", startsAt: hour?.startsAt ?? "" };
  const { bookingId: id } = await book(salon, guest, visit);
  await salon.drain();
  return { guest, id, params: { id }, steam, oil, visit, oilAlone: { serviceIds: [oil._id] } };
}

/** Replaces the paid steam with the massage. */
async function changeToOil({ guest, id, oilAlone }: Awaited<ReturnType<typeof bookedSteam>>) {
  const { intentId } = await payChange(salon, id, oilAlone, guest);
  await tell(salon, intentId);
  return intentId;
}

test("a move of a visit that loses a service in the meantime takes no time for it, and is refused", async () => {
  const { guest, id, both, alone, cut, visit } = await bookedCut(salon, owner, 120, 9.99);
  await change(salon, id, both, guest);
  const { startsAt } = await hourAhead(salon, cut._id, 220);
  const app = meanwhile(salon.app, () => change(salon, id, alone, guest));
  const moved = await moveBooking(app, actorOf(guest), id, {
    startsAt: Date.parse(startsAt),
    masters: ["any"],
  });
  expect(moved).toMatchObject({ ok: false, code: "wrong_state" });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt, price: 25 }]);
});

test("a move is refused if the visit has another service by then, even one of the same length", async () => {
  const booked = await bookedSteam();
  const { startsAt } = await hourAhead(salon, booked.steam._id, 260);
  const app = meanwhile(salon.app, () => changeToOil(booked));
  const moved = moveBooking(app, actorOf(booked.guest), booked.id, { startsAt: Date.parse(startsAt) });
  expect(await moved).toMatchObject({ ok: false, code: "wrong_state" });
});

test("a new length is refused if the visit has another service by then", async () => {
  const booked = await bookedSteam();
  const endsAt = Date.parse(booked.visit.startsAt) + (booked.steam.minutes - 10) * 60_000;
  const app = meanwhile(salon.app, () => changeToOil(booked));
  const shorter = changeLength(app, staff.userId, booked.id, { endsAt });
  expect(await shorter).toMatchObject({ ok: false, code: "wrong_state" });
});

test("a more expensive service in the same time needs no new cells, whether it is paid or abandoned", async () => {
  const booked = await bookedSteam();
  const { guest, id, steam } = booked;
  const intentId = await changeToOil(booked);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 60, service_name: "Warm Oil Massage" }]);
  await change(salon, id, { serviceIds: [steam._id] }, guest);
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([1200]);
  await expectBooksBalance(salon);
});

test("a visit confirmed by the salon while its change is being paid is changed", async () => {
  const { guest, id, params, both } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await call(salon, "changeBookingState", { params, body: { to: "confirmed" } }, staff);
  const body = { transactionId: intentId };
  const changed = await call(salon, "payForChange", { params, body }, guest);
  expect(changed).toMatchObject({ price: 31, status: "confirmed" });
  await expectBooksBalance(salon);
});

test("when another change is requested, a change already paid is made, and nobody pays for the other", async () => {
  const { guest, id, params, steam, oil, oilAlone } = await bookedSteam();
  const wanted = { serviceIds: [oil._id, steam._id] };
  const { payment } = await change(salon, id, oilAlone, guest, "card");
  const body = requestOf(await preview(salon, id, wanted, guest), wanted, "card");
  await pay(salon, payment?.clientSecret ?? "");
  expect((await refused(salon, "changeVisit", { params, body }, guest)).code).toBe("wrong_state");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 60, service_name: "Warm Oil Massage" }]);
  await expectBooksBalance(salon);
});

test("a payment at the desk during a change counts towards what the visit owed", async () => {
  const { guest, id, params, both } = await bookedCut(salon, owner, 80, 9.99);
  const { intentId } = await payChange(salon, id, both, guest);
  await call(salon, "recordPayment", { params, body: {} }, staff);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 31, dueAtSalon: 15.01 }]);
  await expectBooksBalance(salon);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ due: 0, left: 31 });
});

test("a visit fully paid by gift card and card owes nothing, so that an added service is paid now", async () => {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon, { verified: true });
  const { code } = await soldGiftCard(salon, staff, 10);
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, cut._id, 80);
  const visit = { service: cut, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { id } = await bookWithGift(salon, guest, visit, code);
  const both = { serviceIds: [cut._id, thread._id] };
  expect(await preview(salon, id, both, guest)).toMatchObject({ paid: 25, more: 6, pay: ["card"] });
  const { intentId } = await payChange(salon, id, both, guest);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 31, dueAtSalon: 0 }]);
  await expectBooksBalance(salon);
});
