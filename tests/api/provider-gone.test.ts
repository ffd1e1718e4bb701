import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { openExceptions } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { cards } from "#tests/support/cards.ts";
import { bookedCut, change, preview } from "#tests/support/changes.ts";
import { days } from "#tests/support/clock.ts";
import { buyGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { removeKeys } from "#tests/support/keys-gone.ts";
import { readMails } from "#tests/support/mails.ts";
import { addMember } from "#tests/support/members.ts";
import { addPackage, bookedAhead, bookedBySession, buyPackage } from "#tests/support/packages.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingsOf, serviceNamed } from "#tests/support/visits.ts";

/** A salon that took cards, and whose keys were removed since. */
const salon = givenSalon();
const owner = givenOwner(salon);

/** A visit that a card paid while the salon still took cards. */
async function paidBefore() {
  const visit = await bookAhead(salon, 72);
  removeKeys(salon);
  return visit;
}

test("when the card provider is gone, the money check finds no difference, and the hourly one raises nothing", async () => {
  await paidBefore();
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual([]);
  const { isCompared, differences, visits, chargedCents } = await checkMoney(salon.app);
  expect({ isCompared, differences, visits }).toEqual({ isCompared: false, differences: [], visits: [] });
  expect(chargedCents).toBeGreaterThan(0);
});

test("when the card provider is gone, its messages about earlier payments are no alarm, and it sends them again", async () => {
  const { intentId } = await paidBefore();
  expect(await tell(salon, intentId)).toBe(503);
  expect(await openExceptions(salon, owner)).toEqual([]);
});

test("when the card provider is gone, a card's refund waits at once to be handed back at the salon", async () => {
  const { guest, id, intentId } = await paidBefore();
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "cancelled");
  expect(mail?.text).toContain("$6 is handed back to you at the salon.");
  expect(mail?.text).not.toContain("the card you paid with");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ returned: { atSalon: 6 } }]);
  const waits = async () =>
    (await openExceptions(salon, owner)).find(({ about }) => about.transactionId === intentId);
  const waiting = await waits();
  expect(waiting).toMatchObject({ kind: "failed_refund", handBack: 6 });
  const handedBack = { amount: 6, method: "cash" as const };
  const action = { action: "hand_back" as const, handedBack };
  await call(salon, "resolveException", { params: { id: waiting?._id ?? "" }, body: action }, owner);
  expect(await waits()).toBeUndefined();
  const { left } = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(left).toBe(0);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ returned: { atSalon: 6 } }]);
  await salon.drain();
  const taken = { params: { id: waiting?._id ?? "" }, body: { amount: 6 } };
  await call(salon, "reverseRefundHandBack", taken, owner);
  await salon.drain();
  const mails = await readMails(salon, guest.email, "money_back.");
  expect(mails.map(({ text }) => text).join()).not.toContain("to your card again");
});

test("when the card provider is gone, what a paid visit costs more is paid at the salon, and a card is not offered", async () => {
  const { guest, id, visit } = await paidBefore();
  const more = await serviceNamed(salon, "Hair Cut & Finish");
  const wanted = { serviceIds: [visit.service._id, more._id] };
  const shown = await preview(salon, id, wanted, guest);
  expect(shown).toMatchObject({ pay: ["salon"], more: more.price, dueAtSalon: more.price });
  await change(salon, id, wanted, guest);
  const [changed] = await bookingsOf(salon, guest);
  expect(changed).toMatchObject({ paid: "deposit", dueAtSalon: more.price });
});

test("when the card provider is gone, what a cheaper visit gives back is handed back at the salon", async () => {
  const { guest, id, thread } = await bookedCut(salon, owner);
  removeKeys(salon);
  await change(salon, id, { serviceIds: [thread._id] }, guest);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "changed.");
  expect(mail?.text).toContain("$19 is handed back to you at the salon.");
});

test("when the card provider is gone, a mail about what the owner ends says how much is handed back at the salon", async () => {
  const member = await addMember(salon);
  const gift = await buyGiftCard(salon, member);
  const pack = await buyPackage(salon, member, await addPackage(salon, owner), { card: cards.good });
  await salon.drain();
  removeKeys(salon);
  await call(salon, "refundMembership", { params: { id: member.userId }, body: {} }, owner);
  await call(salon, "refundGiftCard", { params: { id: gift.id } }, owner);
  await call(salon, "refundPackage", { params: { id: pack.id }, body: {} }, owner);
  await salon.drain();
  const texts = await Promise.all(
    ["member_refunded.", "money_back.", "package_refunded."].map((kind) =>
      readMails(salon, member.email, kind).then(([mail]) => mail?.text),
    ),
  );
  expect(texts).toEqual([
    expect.stringContaining("$120 is handed back to you at the salon."),
    expect.stringContaining("$50 is handed back to you at the salon."),
    expect.stringContaining("$24 is handed back to you at the salon."),
  ]);
  expect(texts.join()).not.toContain("to the card");
});

test("when the card provider is gone, the session of a package that was given back is handed back at the salon", async () => {
  const { guest, packageId, id: changed, cut } = await bookedBySession(salon, owner);
  const cancelled = await bookedAhead(salon, guest, packageId, 60);
  await call(salon, "refundPackage", { params: { id: packageId }, body: {} }, owner);
  removeKeys(salon);
  await call(salon, "cancelBooking", { params: { id: cancelled }, body: {} }, guest);
  await change(salon, changed, { serviceIds: [cut._id] }, guest);
  await salon.drain();
  for (const kind of ["cancelled.", "changed."]) {
    const [mail] = await readMails(salon, guest.email, kind);
    expect(mail?.text).toContain("the $4.80 for this session is handed back to you at the salon.");
  }
  const visit = (await bookingsOf(salon, guest)).find(({ _id }) => _id === cancelled);
  expect(visit?.returned).toEqual({ atSalon: 4.8, session: "at_salon" });
});

test("when the card provider is gone, a member whose year ends is offered no other one", async () => {
  const member = await addMember(salon);
  removeKeys(salon);
  salon.clock.advance(days(340));
  await salon.drain();
  const [mail] = await readMails(salon, member.email, "member_reminder.");
  expect(mail?.text).toContain("does not renew by itself");
  expect(mail?.text).not.toContain("Another year costs");
});
