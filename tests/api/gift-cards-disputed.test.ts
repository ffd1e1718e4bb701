import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { buyGiftCard, holdWithGift, mailedCode, onGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { answerDispute, atProvider, deliver, eventsOf } from "#tests/support/provider.ts";
import { bookingOf, bookingsOf, freeVisit } from "#tests/support/visits.ts";

const disputedCard = "4000000000000259";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a gift card can't be used while a bank holds its money, and can again once the salon has won", async () => {
  const { code, intentId, guest } = await boughtWith(disputedCard);
  const visit = await freeVisit(salon);
  await hear(intentId);
  expect((await refused(salon, "findGiftCard", { body: { code } })).code).toBe("gift_card_empty");
  await expect(holdWithGift(salon, guest, visit, code)).rejects.toThrow("gift_card_empty");
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  expect(exceptions).toMatchObject([{ kind: "dispute", about: { service_name: "Gift card" } }]);
  await decide(intentId, "winning_evidence");
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 50 });
  expect(await holdWithGift(salon, guest, visit, code)).toMatchObject({ credit: visit.service.price });
});

test("a gift card with a lost dispute keeps no balance", async () => {
  const { code, intentId } = await boughtWith(disputedCard);
  await decide(intentId, "losing_evidence");
  expect((await refused(salon, "findGiftCard", { body: { code } })).code).toBe("gift_card_empty");
});

test("a visit that a disputed gift card was to pay for is not booked, with or without a bank card", async () => {
  const { code, intentId, guest } = await boughtWith(disputedCard);
  const whole = await freeVisit(salon);
  const held = await holdWithGift(salon, guest, whole, code);
  const other = await addPerson(salon);
  const dear = await freeVisit(salon, "Bridal Mehendi");
  const part = await holdWithGift(salon, other, dear, code);
  const paid = await pay(salon, part.clientSecret);
  await hear(intentId);
  const free = bookingOf(guest, whole.service, held.purchaseId);
  expect((await refused(salon, "createBooking", free, guest)).code).toBe("gift_card_empty");
  const charged = bookingOf(other, dear.service, paid.intentId);
  expect((await refused(salon, "createBooking", charged, other)).code).toBe("payment_refunded");
  for (const person of [guest, other]) expect(await bookingsOf(salon, person)).toEqual([]);
  await expectBooksBalance(salon);
});

test("money of a gift card refunded in the provider's dashboard can't be used", async () => {
  const { code, intentId } = await boughtWith(cards.good);
  await refundThere(intentId, 3000);
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 20 });
  await refundThere(intentId, 2000);
  expect((await refused(salon, "findGiftCard", { body: { code } })).code).toBe("gift_card_empty");
  await expectBooksBalance(salon);
});

test("the owner reads what giving a card back returns, without what the provider's dashboard gave back", async () => {
  const { id, intentId } = await buyGiftCard(salon, await addPerson(salon));
  await refundThere(intentId, 3000);
  const { cards: sold } = await call(salon, "listGiftCards", { query: {} }, owner);
  expect(sold.find(({ _id }) => _id === id)).toMatchObject({ refundable: true, worth: 50, back: 20 });
  expect(await call(salon, "refundGiftCard", { params: { id } }, owner)).toEqual({ refund: 20, atSalon: 0 });
  await expectBooksBalance(salon);
});

test("the desk reads how much of a card can't be spent, and of no other", async () => {
  const buyer = await addPerson(salon);
  const other = await buyGiftCard(salon, buyer);
  const bank = await buyGiftCard(salon, buyer, {}, disputedCard);
  await hear(bank.intentId);
  const back = await buyGiftCard(salon, buyer);
  await refundThere(back.intentId, 3000);
  const goneOf = async () => {
    const { cards: sold } = await call(salon, "listGiftCards", { query: {} }, owner);
    return [other, bank, back].map(({ id }) => sold.find(({ _id }) => _id === id)?.gone);
  };
  expect(await goneOf()).toEqual([undefined, 50, 30]);
  await decide(bank.intentId, "winning_evidence");
  expect(await goneOf()).toEqual([undefined, undefined, 30]);
  await call(salon, "refundGiftCard", { params: { id: back.id } }, owner);
  expect(await goneOf()).toEqual([undefined, undefined, undefined]);
});

async function boughtWith(card: string): Promise<{ code: string; intentId: string; guest: Person }> {
  const guest = await addPerson(salon);
  const email = `for-${guest.email}`;
  const { intentId } = await buyGiftCard(salon, guest, { email }, card);
  return { code: await mailedCode(salon, email), intentId, guest };
}

async function decide(intentId: string, evidence: "winning_evidence" | "losing_evidence"): Promise<void> {
  await answerDispute(salon, intentId, evidence);
  await hear(intentId);
}

async function refundThere(intentId: string, cents: number): Promise<void> {
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: String(cents) });
  await hear(intentId);
}

async function hear(intentId: string): Promise<void> {
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
}
