import { expect, test } from "vitest";
import { internationalMobile } from "#domain/mobile.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { textsTo } from "#tests/support/texts.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { offeredTo, takenHour, waitInLine, type wishFor } from "#tests/support/waiting.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const desk = givenStaff(salon);

/** Adds a caller to the list who has left a number, and perhaps an address. */
async function addCaller(wish: ReturnType<typeof wishFor>, email?: string) {
  const number = newNumber();
  const body = { ...wish, name: "Lubna Rahman", number, ...(email && { email }) };
  const { insertedId } = await call(salon, "addWaitingGuest", { body }, desk);
  return { id: insertedId, number: internationalMobile(number) ?? "" };
}

async function entryOf(id: string) {
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  return entries.find(({ _id }) => _id === id);
}

test("the owner sees who got an offer: a caller's number by text, or an address by mail", async () => {
  const told = async () => {
    const { deliveries } = await call(salon, "listDeliveries", { query: { limit: 100 } }, owner);
    return deliveries.filter(({ kind }) => kind === "hour_offered").map(({ by, to }) => ({ by, to }));
  };
  const one = await takenHour(salon, 40);
  const caller = await addCaller(one.wish);
  await cancelVisit(salon, one.id, one.guest);
  await salon.drain();
  expect(await told()).toEqual([{ by: "sms", to: caller.number }]);
  expect(await textsTo(salon, caller.number)).toHaveLength(1);
  const other = await takenHour(salon, 60);
  const [guest] = await waitInLine(salon, other.wish, 1);
  await cancelVisit(salon, other.id, other.guest);
  await salon.drain();
  expect((await told())[0]).toEqual({ by: "mail", to: guest.email });
});

test("if the salon sends no texts, a caller with only a number is offered an hour by the desk, never automatically", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 40);
  const caller = await addCaller(wish);
  const [second] = await waitInLine(salon, wish, 1);
  const { sms } = salon.app;
  salon.app.sms = null;
  try {
    await cancelVisit(salon, id, guest);
    await salon.drain();
    expect(await entryOf(caller.id)).toMatchObject({ offered: null });
    const offered = await offeredTo(salon, second);
    expect(offered).toMatchObject({ state: "open" });
    await call(salon, "declineOfferedHour", { params: { id: offered?._id ?? "" } }, second);
    await salon.drain();
    expect(await entryOf(caller.id)).toMatchObject({ offered: null });
    const sent = { params: { id: caller.id }, body: { startsAt: visit.startsAt } };
    await call(salon, "offerHour", sent, desk);
    expect(await entryOf(caller.id)).toMatchObject({ offered: { state: "open" } });
  } finally {
    salon.app.sms = sms;
  }
});

test("if the salon sends no texts, a caller with an address is offered an hour by mail", async () => {
  const { guest, id, wish } = await takenHour(salon, 40);
  const caller = await addCaller(wish, "lubna.rahman@example.com");
  const { sms } = salon.app;
  salon.app.sms = null;
  try {
    await cancelVisit(salon, id, guest);
    await salon.drain();
    expect(await entryOf(caller.id)).toMatchObject({ offered: { state: "open" } });
  } finally {
    salon.app.sms = sms;
  }
});
