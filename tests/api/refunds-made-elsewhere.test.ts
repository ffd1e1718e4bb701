import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { refundsOf } from "#tests/support/books.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider, deliver, eventsOf, statusAtProvider } from "#tests/support/provider.ts";
import { bookingOf, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

/** A visit for $6 that its guest cancelled late: $3 were to go back, and the bank returned that refund. */
async function halfSentBack() {
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 30);
  const visit = { service, masterId: masterIds[0] ?? "", startsAt };
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret, cards.refundSentBack);
  const { insertedId: id } = await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  salon.clock.advance(minutes(16));
  await call(salon, "cancelBooking", { params: { id }, body: { refund: 3 } }, guest);
  await salon.drain();
  salon.clock.advance(minutes(4));
  await statusAtProvider(salon, intentId);
  await hear(intentId);
  return intentId;
}

async function hear(intentId: string): Promise<void> {
  for (const event of await eventsOf(salon, intentId)) expect(await deliver(salon, event)).toBe(200);
}

/** The owner gives back money in the provider's dashboard. */
async function giveBackThere(intentId: string, dollars: number): Promise<void> {
  const amount = String(dollars * 100);
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount });
  await hear(intentId);
}

async function failedOf(intentId: string) {
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  return exceptions.find(({ about, kind }) => kind === "failed_refund" && about.transactionId === intentId);
}

async function sendAgain(id = "") {
  const sent = { params: { id }, body: { action: "retry_refund" } };
  const { status } = await callLoosely(salon, "resolveException", sent, owner);
  await salon.drain();
  return status;
}

/** What reached or is to reach the customer, in cents. */
async function returned(intentId: string): Promise<number[]> {
  const refunds = await refundsOf(salon, intentId);
  return refunds.filter(({ status }) => status !== "failed").map(({ amount }) => amount);
}

test("a failed refund that was made in the provider's dashboard since is not made once more", async () => {
  const intentId = await halfSentBack();
  expect(await failedOf(intentId)).toMatchObject({ handBack: 3, action: "retry_refund" });
  await giveBackThere(intentId, 3);
  const failed = await failedOf(intentId);
  expect(failed?.handBack).toBeUndefined();
  expect(failed?.action).toBe("note");
  expect(await sendAgain(failed?._id)).toBe(409);
  expect(await returned(intentId)).toEqual([300]);
});

test("of one that was made there in part, the rest is sent", async () => {
  const intentId = await halfSentBack();
  await giveBackThere(intentId, 1);
  const failed = await failedOf(intentId);
  expect(failed).toMatchObject({ handBack: 2 });
  expect(await sendAgain(failed?._id)).toBe(200);
  expect((await returned(intentId)).toSorted()).toEqual([100, 200]);
});

test("a rest smaller than a card can pay is handed back in cash", async () => {
  const intentId = await halfSentBack();
  await giveBackThere(intentId, 2.75);
  const { _id: id = "", handBack: amount = 0 } = (await failedOf(intentId)) ?? {};
  expect(amount).toBe(0.25);
  const body = { action: "hand_back" as const, handedBack: { amount, method: "cash" as const } };
  expect(await call(salon, "resolveException", { params: { id }, body }, owner)).toMatchObject({
    modifiedCount: 1,
  });
});
