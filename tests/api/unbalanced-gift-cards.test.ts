import { expect, test } from "vitest";
import { giftLineWrites } from "#server/database/gift-cards.ts";
import { record } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { listUnbalancedGiftCards } from "#server/database/unbalanced-gift-cards.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { call } from "#tests/support/calls.ts";
import { bookWithGift, buyGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("the check reports gift cards whose lines are not in the ledger, or whose balance exceeds their value", async () => {
  const guest = await addPerson(salon);
  const db = salon.app.engine.write;
  const { currency } = await db.selectFrom("salon").select("currency").executeTakeFirstOrThrow();
  const now = salon.clock.now();
  const unsaid = await buyGiftCard(salon, guest);
  await buyGiftCard(salon, guest);
  const tooMuch = await soldGiftCard(salon, staff, 40);
  await soldGiftCard(salon, staff, 30);
  const list = () => listUnbalancedGiftCards(salon.app.engine.read, { atOnce: 1 });
  expect(await list()).toEqual([]);
  const line = { id: newId(), gift_card_id: unsaid.id, at: now, kind: "used" as const, booking_id: null };
  await db
    .insertInto("gift_card_lines")
    .values({ ...line, cause: `gift_used:${line.id}`, cents: -100 })
    .execute();
  const more = { giftCardId: tooMuch.id, kind: "returned", about: newId(), cents: 100, currency } as const;
  const { engine } = salon.app;
  await engine.transaction((tx) => engine.together(tx, giftLineWrites(tx, more, now)));
  expect((await list()).toSorted()).toEqual([unsaid.id, tooMuch.id].toSorted());
  const stray = { kind: "gift_card", cause: `gift_used:${newId()}`, amountCents: 100, currency } as const;
  await record(db, stray, now);
  expect(await list()).toContain("ledger");
});

test("the check reports a visit that returned more to a gift card than it used, or returned something while it stands", async () => {
  const { id: giftCardId, code } = await soldGiftCard(salon, staff, 40);
  const other = await soldGiftCard(salon, staff, 30);
  const cancelled = await bookWithGift(salon, await addPerson(salon), await freeVisit(salon), code);
  const stands = await bookWithGift(salon, await addPerson(salon), await freeVisit(salon), code);
  const elsewhere = await bookWithGift(salon, await addPerson(salon), await freeVisit(salon), other.code);
  for (const { id } of [cancelled, elsewhere])
    await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(await visitsTold()).toEqual([]);
  // The total stays within the card's value, and has its line in the ledger.
  await returnBesides(giftCardId, cancelled.id, 200);
  expect(await visitsTold()).toEqual([cancelled.id]);
  await returnBesides(giftCardId, stands.id, 100);
  expect(await visitsTold()).toEqual([cancelled.id, stands.id].toSorted());
  // This visit was paid for with another card.
  await returnBesides(giftCardId, elsewhere.id, 100);
  expect(await visitsTold()).toEqual([cancelled.id, stands.id, elsewhere.id].toSorted());
});

async function visitsTold(): Promise<string[]> {
  return (await checkMoney(salon.app)).visits.toSorted();
}

async function returnBesides(giftCardId: string, bookingId: string, cents: number): Promise<void> {
  const { engine } = salon.app;
  const { currency } = await engine.read.selectFrom("salon").select("currency").executeTakeFirstOrThrow();
  const line = { giftCardId, kind: "returned", about: newId(), cents, currency, bookingId } as const;
  await engine.transaction((tx) => engine.together(tx, giftLineWrites(tx, line, salon.clock.now())));
}
