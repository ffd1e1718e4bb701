import { expect, test } from "vitest";
import type { Problem } from "#contract/errors.ts";
import { wait } from "#tests/support/background-work.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { addStaff, bookAtDesk, phoneCall } from "#tests/support/desk.ts";
import { givenSalon } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeVisit,
  hold,
  isOffered,
  orderOf,
  type Visit,
} from "#tests/support/visits.ts";

const salon = givenSalon();

test("a customer who lost a slot is offered three free slots near it", async () => {
  const visit = await freeVisit(salon);
  await hold(salon, await addPerson(salon), visit);
  const late = await addPerson(salon);
  const problem = await refused(salon, "createPaymentIntent", orderOf(visit), late);
  expect(problem.code).toBe("slot_taken");
  expectOthers(problem, visit.startsAt);
  for (const { startsAt, masterId } of problem.alternatives ?? []) {
    expect(await isOffered(salon, { ...visit, startsAt, masterId })).toBe(true);
  }
});

test("a customer who paid for a lost slot gets offers besides the refund", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const intentId = await payAndLose(guest, visit);
  const sent = bookingOf(guest, visit.service, intentId);
  for (const problem of [
    await refused(salon, "createBooking", sent, guest),
    await refused(salon, "createBooking", sent, guest),
  ]) {
    expect(problem.code).toBe("payment_refunded");
    expectOthers(problem, visit.startsAt);
  }
});

test("a guest who reads Bangla is told of a lost hour with the service's Bangla name", async () => {
  const guest = await addPerson(salon, { verified: true });
  await call(salon, "updateMe", { body: { language: "bn" } }, guest);
  const visit = await freeVisit(salon);
  const intentId = await payAndLose(guest, visit);
  await refused(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "hour_lost");
  expect(mail?.text).toContain("থ্রেডিং");
  expect(mail?.text).not.toContain("Threading");
});

test("a guest who is told of a lost hour gets no second mail about the unused payment", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const intentId = await payAndLose(guest, visit);
  const order = bookingOf(guest, visit.service, intentId);
  for (const _ of [1, 2])
    expect((await refused(salon, "createBooking", order, guest)).code).toBe("payment_refunded");
  await salon.drain();
  expect(await readMails(salon, guest.email, "hour_lost.")).toHaveLength(1);
  expect(await readMails(salon, guest.email, "money_back.")).toEqual([]);
});

test("a customer who asks for more time after the hold has ended gets offers, too", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { purchaseId } = await hold(salon, guest, visit);
  await wait(salon, minutes(11));
  const params = { id: purchaseId };
  const problem = await refused(salon, "extendPurchase", { params }, guest);
  expect(problem.code).toBe("slot_taken");
  expectOthers(problem, visit.startsAt);
});

test("a customer who moves a visit onto a taken slot gets offers, and so do staff who book one", async () => {
  const staff = await addStaff(salon);
  const { visit } = await bookAtDesk(salon, staff);
  const problem = await refused(salon, "createDeskBooking", phoneCall(visit), staff);
  expect(problem.code).toBe("slot_taken");
  expectOthers(problem, visit.startsAt);
  const { id } = await bookAtDesk(salon, staff);
  const body = { startsAt: visit.startsAt, masterId: visit.masterId };
  const moved = await refused(salon, "moveBooking", { params: { id }, body }, staff);
  expect(moved.code).toBe("slot_taken");
  expectOthers(moved, visit.startsAt);
});

test("hours far ahead are offered when the week around is full", async () => {
  const visit = await freeVisit(salon, "Bridal Mehendi");
  const staff = await addStaff(salon);
  const off = { masterId: visit.masterId, reason: "Away", startsAt: "2026-11-23T00:00:00Z" };
  await hold(salon, await addPerson(salon), visit);
  await call(salon, "createTimeOff", { body: { ...off, endsAt: "2026-12-10T00:00:00Z" } }, staff);
  const problem = await refused(salon, "createPaymentIntent", orderOf(visit), await addPerson(salon));
  expect(problem.code).toBe("slot_taken");
  expect(problem.alternatives).toHaveLength(3);
  expect(problem.alternatives?.every(({ startsAt }) => startsAt > "2026-12-10")).toBe(true);
});

test("a second tab that requests the visit booked in the first learns that it is booked already", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  await book(salon, guest, visit);
  const problem = await refused(salon, "createPaymentIntent", orderOf(visit), guest);
  expect(problem).toMatchObject({ code: "purchase_closed", detail: expect.stringContaining("already have") });
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

function expectOthers({ alternatives = [] }: Problem, startsAt: string): void {
  expect(alternatives).toHaveLength(3);
  for (const { startsAt: other, masterId, masterIds } of alternatives) {
    expect(other).not.toBe(startsAt);
    expect(masterIds).toEqual([masterId]);
  }
}

/** Pays for an hour that another guest has taken in the meantime. @returns the intent that paid */
async function payAndLose(guest: Person, visit: Visit): Promise<string> {
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHour(salon, purchaseId);
  await book(salon, await addPerson(salon), visit);
  return intentId;
}
