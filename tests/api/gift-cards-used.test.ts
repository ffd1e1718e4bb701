import { expect, test } from "vitest";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { askFor } from "#tests/support/deposits.ts";
import { bookWithGift, holdWithGift, onGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("a gift card that covers the whole visit needs no bank card, has no secret, and keeps its rest", async () => {
  const { code } = await soldGiftCard(salon, staff, 50);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { price } = visit.service;
  const { id, prepared } = await bookWithGift(salon, guest, visit, code);
  expect(prepared).toMatchObject({ clientSecret: "", total: price, dueNow: 0, credit: price });
  expect(prepared.quote).toMatchObject({ dueNow: 0, dueAtSalon: 0, credit: price });
  expect(await onGiftCard(salon, code)).toMatchObject({ worth: 50, left: 50 - price });
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { _id: id, paid: "gift_card", credit: price, dueAtSalon: 0 },
  ]);
  expect(await call(salon, "readReceipt", { params: { id } }, guest)).toMatchObject({
    total: price,
    paid: { by: "gift_card", amount: price },
    due: 0,
    left: price,
  });
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "received.");
  expect(mail?.text).toContain("Paid with a gift card");
  await expectBooksBalance(salon);
});

test("a gift card pays first, then the bank card, and the refund goes back in the same order", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { price } = visit.service;
  const { id, prepared } = await bookWithGift(salon, guest, visit, code);
  expect(prepared).toMatchObject({ dueNow: price - 10, credit: 10 });
  expect((await refused(salon, "findGiftCard", { body: { code } })).code).toBe("gift_card_empty");
  const preview = await call(salon, "previewCancellation", { params: { id }, query: { by: "salon" } }, staff);
  expect(preview).toMatchObject({ paid: price, refund: price, atSalon: 0 });
  const cancelled = await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(cancelled).toMatchObject({ refund: price, atSalon: 0 });
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 10 });
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "cancelled.");
  expect(mail?.text).toContain("$10 is back on the gift card already.");
  const { refunds, left } = await call(salon, "readReceipt", { params: { id } }, staff);
  expect(refunds.map(({ amount, to }) => [amount, to])).toEqual([
    [10, "gift_card"],
    [price - 10, "card"],
  ]);
  expect(left).toBe(0);
  await expectBooksBalance(salon);
});

test("with a deposit, the gift card first pays what would be charged now, and the rest is paid at the salon", async () => {
  await askFor(salon, owner, { kind: "percent", percent: 30 });
  const { code } = await soldGiftCard(salon, staff, 10);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { price } = visit.service;
  const now = Math.max(0, Math.round(price * 30 - 1000) / 100);
  const { id, prepared } = await bookWithGift(salon, guest, visit, code, "deposit");
  expect(prepared).toMatchObject({ total: price, credit: 10, dueNow: now });
  const dueAtSalon = Math.round((price - 10 - now) * 100) / 100;
  expect(await bookingsOf(salon, guest)).toMatchObject([{ paid: "deposit", credit: 10, dueAtSalon }]);
  await salon.drain();
  const { amount } = await call(salon, "recordPayment", { params: { id }, body: {} }, staff);
  expect(amount).toBe(dueAtSalon);
  await salon.drain();
  const receipts = await readMails(salon, guest.email, "receipt");
  expect(receipts.filter(({ text }) => text.includes("Paid at the salon"))).toHaveLength(1);
  await askFor(salon, owner, null);
  await expectBooksBalance(salon);
});

test("a hold reserves its part of a gift card, and its end releases it", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const one = await addPerson(salon);
  const other = await addPerson(salon);
  const held = await holdWithGift(salon, one, await freeVisit(salon, "Hair Cut & Finish"), code);
  expect(held).toMatchObject({ credit: 10 });
  // A refusal doesn't call the card empty or count as a wrong code. It tells the holder how long to wait.
  for (let time = 0; time < 8; time++) {
    const { code: why, detail } = await refused(salon, "findGiftCard", { body: { code } }, other);
    expect([why, detail]).toEqual([
      "gift_card_empty",
      expect.stringMatching(/is being booked.* \d+ minutes/),
    ]);
  }
  // The one who holds it still sees the balance.
  expect(await onGiftCard(salon, code, one)).toMatchObject({ left: 10 });
  await call(salon, "releasePurchase", { params: { id: held.purchaseId } }, one);
  expect(await onGiftCard(salon, code, other)).toMatchObject({ left: 10 });
});

test("a payment for a released hour is refunded in full if the gift card was used in the meantime", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const held = await holdWithGift(salon, guest, visit, code);
  const { purchaseId } = held;
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "cancelled" })
    .where("purchase_id", "=", purchaseId)
    .execute();
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, guest);
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "open" })
    .where("purchase_id", "=", purchaseId)
    .execute();
  const { intentId } = await pay(salon, held.clientSecret);
  await bookWithGift(salon, await addPerson(salon), await freeVisit(salon, "Hair Cut & Finish"), code);
  const problem = await refused(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(problem).toMatchObject({ code: "payment_refunded" });
  await doBackgroundWork(salon);
  await salon.drain();
  expect(await bookingsOf(salon, guest)).toEqual([]);
  const [mail] = await readMails(salon, guest.email, "hour_lost.");
  expect(mail?.subject).toContain("your gift card could no longer pay");
  expect(mail?.text).toContain(`All of $${visit.service.price - 10} goes back`);
  expect(mail?.text).not.toContain("could no longer be booked by then");
  await expectBooksBalance(salon);
});
