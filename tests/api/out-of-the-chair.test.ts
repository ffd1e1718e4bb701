import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { call, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const become = (
  id: string,
  body: { to: "in_chair" | "confirmed" | "completed" | "no_show"; undo?: boolean },
) => ({
  params: { id },
  body,
});

async function seated() {
  const { id, visit } = await bookAtDesk(salon, staff);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(0.5) - salon.clock.now());
  await call(salon, "changeBookingState", become(id, { to: "in_chair" }), staff);
  const state = async () => (await onCalendar(salon, staff, id, visit.startsAt))?.status;
  return { id, params: { id }, state };
}

test("a visit started by mistake goes back, and can be moved and cancelled again", async () => {
  const { id, params, state } = await seated();
  const undone = await call(salon, "changeBookingState", become(id, { to: "confirmed", undo: true }), staff);
  expect(undone).toEqual({ status: "confirmed" });
  expect(await state()).toBe("confirmed");
  const [, , last] = await call(salon, "readTimeline", { params }, staff);
  expect(last).toMatchObject({ from: "in_chair", to: "confirmed", why: "put in the chair by mistake" });
  await call(salon, "cancelBooking", { params, body: { by: "salon" } }, staff);
});

test("confirming a visit at one desk does not undo its start at another", async () => {
  const { id, state } = await seated();
  const late = await refused(salon, "changeBookingState", become(id, { to: "confirmed" }), staff);
  expect(late.code).toBe("wrong_state");
  expect(await state()).toBe("in_chair");
});

test("a started visit with a tip can't go back until the tip is undone, and a completed one not at once", async () => {
  const { id, params, state } = await seated();
  await call(salon, "recordPayment", { params, body: { method: "cash", tip: 2 } }, staff);
  const undo = become(id, { to: "confirmed", undo: true });
  expect((await refused(salon, "changeBookingState", undo, staff)).detail).toContain("tip");
  await call(salon, "reversePayment", { params, body: { reason: "Another guest's." } }, staff);
  await call(salon, "changeBookingState", undo, staff);
  await call(salon, "changeBookingState", become(id, { to: "in_chair" }), staff);
  await call(salon, "changeBookingState", become(id, { to: "completed" }), staff);
  expect((await refused(salon, "changeBookingState", undo, staff)).code).toBe("wrong_state");
  expect(await state()).toBe("completed");
});

test("a visit completed by mistake is started again, asks for no review, and can still become a no-show", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { bookingId: id } = await book(salon, guest, visit);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(0.5) - salon.clock.now());
  const steps = async (...all: Parameters<typeof become>[1][]) => {
    for (const body of all) await call(salon, "changeBookingState", become(id, body), staff);
  };
  const happy = async () => (await call(salon, "readSalon", {})).happyCustomers;
  const before = await happy();
  await steps({ to: "in_chair" }, { to: "completed" });
  expect(await happy()).toBe(before + 1);
  const seating = become(id, { to: "in_chair" });
  expect((await refused(salon, "changeBookingState", seating, staff)).code).toBe("wrong_state");
  await steps({ to: "in_chair", undo: true });
  expect(await happy()).toBe(before);
  const last = (await call(salon, "readTimeline", { params: { id } }, staff)).at(-1);
  expect(last).toMatchObject({ from: "completed", to: "in_chair", why: "marked as completed by mistake" });
  await steps({ to: "confirmed", undo: true });
  await wait(salon, hours(30));
  expect(await readMails(salon, guest.email, "review.")).toEqual([]);
  await steps({ to: "no_show" });
});

test("a visit completed again long after an undo asks for a review once", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { bookingId: id } = await book(salon, guest, visit);
  salon.clock.advance(Date.parse(visit.startsAt) - hours(0.5) - salon.clock.now());
  const step = (body: Parameters<typeof become>[1]) =>
    call(salon, "changeBookingState", become(id, body), staff);
  await step({ to: "in_chair" });
  await step({ to: "completed" });
  await step({ to: "in_chair", undo: true });
  await wait(salon, hours(30));
  expect(await readMails(salon, guest.email, "review.")).toEqual([]);
  await step({ to: "completed" });
  await step({ to: "in_chair", undo: true });
  await step({ to: "completed" });
  await wait(salon, hours(30));
  expect(await readMails(salon, guest.email, "review.")).toHaveLength(1);
  await step({ to: "in_chair", undo: true });
  await step({ to: "completed" });
  await wait(salon, hours(30));
  expect(await readMails(salon, guest.email, "review.")).toHaveLength(1);
});
