import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { change, payChange, preview, requestOf } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor } from "#tests/support/deposits.ts";
import { bookWithGift, holdWithGift, onGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingsOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/**
 * A Hair Cut for $25, paid by a gift card as far as possible and otherwise by card or at the desk, and a Threading for
 * $6.
 */
async function cutByGift(worth: number, { deposit = false }: { deposit?: boolean } = {}) {
  await askFor(salon, owner, deposit ? { kind: "amount", amount: 0.5 } : null);
  const { code } = await soldGiftCard(salon, staff, worth);
  const guest = await addPerson(salon, { verified: true });
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, cut._id, 80);
  const visit = { service: cut, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { id } = await bookWithGift(salon, guest, visit, code, deposit ? "deposit" : "full");
  await salon.drain();
  const cheap = { serviceIds: [thread._id] };
  const both = { serviceIds: [cut._id, thread._id] };
  return { code, guest, visit, id, params: { id }, cheap, both, alone: { serviceIds: [cut._id] } };
}

const leftOn = async (code: string) => (await onGiftCard(salon, code)).left;

async function countChanges(id: string): Promise<number> {
  const changes = await salon.app.engine.read
    .selectFrom("visit_changes")
    .select("id")
    .where("booking_id", "=", id)
    .execute();
  return changes.length;
}

/** Moves the clock to the given number of hours before the visit. */
function before(visit: { startsAt: string }, atHours: number): void {
  salon.clock.advance(Date.parse(visit.startsAt) - hours(atHours) - salon.clock.now());
}

test("a price reduction goes back to the gift card first, then to the card, as shown", async () => {
  const { code, guest, id, params, cheap } = await cutByGift(10);
  const shown = await preview(salon, id, cheap, guest);
  expect(shown).toMatchObject({ was: 25, price: 6, paid: 25, toGiftCard: 10, refund: 9, kept: 0 });
  const wrong = { ...requestOf(shown, cheap), toGiftCard: 9.99 };
  expect((await refused(salon, "changeVisit", { params, body: wrong }, guest)).code).toBe("refund_changed");
  const body = { ...requestOf(shown, cheap), toGiftCard: 10 };
  const { booking } = await call(salon, "changeVisit", { params, body }, guest);
  expect(booking).toMatchObject({ price: 6, dueAtSalon: 0 });
  expect(await leftOn(code)).toBe(10);
  await salon.drain();
  expect((await refundsOf(salon, booking?.transactionId ?? "")).map(({ amount }) => amount)).toEqual([900]);
  const [mail] = await readMails(salon, guest.email, "changed");
  expect(mail?.text).toContain("$10 is back on the gift card already.");
  expect(mail?.text).toContain("$9 goes back to the card you paid with.");
  const receipt = await call(salon, "readReceipt", { params }, guest);
  expect(receipt).toMatchObject({ total: 25, credit: 10, due: 0, left: 6 });
  expect(receipt.refunds.map(({ amount, to }) => [amount, to])).toEqual([
    [10, "gift_card"],
    [9, "card"],
  ]);
  // What was returned to the gift card no longer pays for this visit.
  expect(await call(salon, "previewCancellation", { params, query: {} }, guest)).toMatchObject({
    paid: 6,
    refund: 6,
  });
  await call(salon, "cancelBooking", { params, body: { refund: 6 } }, guest);
  await salon.drain();
  expect(await leftOn(code)).toBe(10);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({ left: 0 });
  await expectBooksBalance(salon);
});

test("late, the policy also keeps its share of the gift card's money, and only the salon's cancellation refunds it", async () => {
  const { code, guest, id, params, cheap, visit } = await cutByGift(30);
  before(visit, 30);
  expect(await preview(salon, id, cheap, guest)).toMatchObject({ toGiftCard: 9.5, refund: 0, kept: 9.5 });
  await change(salon, id, cheap, guest);
  expect(await leftOn(code)).toBe(14.5);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "gift_card", price: 6, credit: 6 }]);
  expect(await call(salon, "readReceipt", { params }, guest)).toMatchObject({
    left: 15.5,
    kept: 9.5,
  });
  await expectBooksBalance(salon);
  const asGuest = { params, query: { by: "customer" as const } };
  expect(await call(salon, "previewCancellation", asGuest, staff)).toMatchObject({ refund: 3 });
  const bySalon = { params, query: { by: "salon" as const } };
  expect(await call(salon, "previewCancellation", bySalon, staff)).toMatchObject({ refund: 15.5 });
  await call(salon, "cancelBooking", { params, body: { by: "salon", refund: 15.5 } }, staff);
  expect(await leftOn(code)).toBe(30);
  await expectBooksBalance(salon);
});

test("with one gift card at booking and another at the desk, each gets back at most what it paid", async () => {
  const { code, guest, id, params, both, cheap } = await cutByGift(10, { deposit: true });
  const other = await soldGiftCard(salon, staff, 50);
  const dueFirst = (await bookingsOf(salon, guest))[0]?.dueAtSalon ?? 0;
  const hand = (amount: number) =>
    call(salon, "recordPayment", { params, body: { giftCard: { code: other.code, amount } } }, staff);
  await hand(dueFirst);
  await change(salon, id, both, staff);
  await call(salon, "recordPayment", { params, body: { method: "cash" } }, staff);
  const shown = await preview(salon, id, cheap, guest);
  expect(shown).toMatchObject({ price: 6, paid: 31, refund: 0, kept: 0 });
  expect(shown.toGiftCard).toBe(25);
  await change(salon, id, cheap, guest);
  expect(await leftOn(code)).toBe(10);
  expect(await leftOn(other.code)).toBe(50);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 6, paid: "salon", paidAtSalon: 6 }]);
  await expectBooksBalance(salon);
  // The desk can't take back what was already returned to the cards.
  await call(salon, "reversePayment", { params, body: { reason: "Another guest" } }, staff);
  expect(await leftOn(other.code)).toBe(50);
  await expectBooksBalance(salon);
});

test("undoing a gift card's payment at the desk returns all of it, even the part that was kept", async () => {
  const { code, guest, id, params, both, alone, visit } = await cutByGift(25);
  const other = await soldGiftCard(salon, staff, 20);
  await change(salon, id, both, staff);
  await call(salon, "recordPayment", { params, body: { giftCard: { code: other.code, amount: 6 } } }, staff);
  before(visit, 30);
  await change(salon, id, alone, guest);
  expect(await leftOn(code)).toBe(3);
  await call(salon, "reversePayment", { params, body: { reason: "Another guest" } }, staff);
  expect(await leftOn(other.code)).toBe(20);
  await expectBooksBalance(salon);
});

test("of two changes at once and another use of the card, one change is made and each cent is used once", async () => {
  for (let round = 0; round < 3; round++) {
    const { code, guest, id, params, cheap, visit } = await cutByGift(30);
    const shown = await preview(salon, id, cheap, guest);
    const body = requestOf(shown, cheap);
    const { startsAt, masterIds } = await hourAhead(salon, visit.service._id, 300 + round * 24);
    const next = { service: visit.service, masterId: masterIds[0] ?? "", startsAt };
    const [answers, held] = await Promise.all([
      Promise.all([1, 2].map(() => callLoosely(salon, "changeVisit", { params, body }, guest))),
      holdWithGift(salon, guest, next, code).catch(() => null),
      ...(round === 2 ? [callLoosely(salon, "cancelBooking", { params, body: {} }, guest)] : []),
    ]);
    // A repeated request gets the answer of the first one.
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await countChanges(id)).toBeLessThanOrEqual(1);
    if (held?.credit !== undefined) expect([5, 24, 25]).toContain(held.credit);
    await wait(salon, hours(2));
    expect(await leftOn(code)).toBe(round === 2 ? 30 : 24);
    await expectBooksBalance(salon);
  }
});

test("a receipt that is first read after a card has paid for a change counts that payment once", async () => {
  await askFor(salon, owner, null);
  const { code } = await soldGiftCard(salon, staff, 25);
  const guest = await addPerson(salon, { verified: true });
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, cut._id, 80);
  const visit = { service: cut, masterId: masterIds[0] ?? "", startsAt };
  const { id } = await bookWithGift(salon, guest, visit, code);
  const { intentId } = await payChange(salon, id, { serviceIds: [cut._id, thread._id] }, guest);
  await tell(salon, intentId);
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({ total: 31, paid: { amount: 6 }, credit: 25, due: 0, left: 31 });
  expect(receipt.changes).toMatchObject([{ total: 31, paid: 0, transactionId: null }]);
});
