import { expect, test } from "vitest";
import { salonId } from "#server/database/salon.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { askFor } from "#tests/support/deposits.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { bookWithGift, onGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { isWaiting } from "#tests/support/held-commit.ts";
import { addPerson } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);
const onPostgres = process.env.ENGINE === "postgres";

/**
 * A visit that gift cards paid in part: the first of two when it was booked, and the last at the desk, together with
 * cash.
 * @returns its id
 */
async function paidWith(codes: readonly string[]): Promise<string> {
  const [last = "", first] = codes.toReversed();
  const id = first ? await bookedWith(first) : (await bookAtDesk(salon, staff, "Hair Cut & Finish")).id;
  const body = { method: "cash" as const, giftCard: { code: last, amount: 5 } };
  await call(salon, "recordPayment", { params: { id }, body }, staff);
  return id;
}

/** A visit whose deposit is paid with a gift card. */
async function bookedWith(code: string): Promise<string> {
  await askFor(salon, owner, { kind: "amount", amount: 5 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  return (await bookWithGift(salon, guest, visit, code, "deposit")).id;
}

const takeBack = (id: string) =>
  call(salon, "reversePayment", { params: { id }, body: { reason: "It was another guest." } }, staff);

test("cancelling a visit paid by two gift cards while one payment is undone elsewhere is correct to the cent", async () => {
  const one = await soldGiftCard(salon, staff, 10);
  const other = await soldGiftCard(salon, staff, 10);
  const cancelled = await paidWith([one.code, other.code]);
  const mistaken = await paidWith([other.code]);
  await Promise.all([cancelVisit(salon, cancelled, owner, { by: "salon" }), takeBack(mistaken)]);
  for (const { code } of [one, other]) expect(await onGiftCard(salon, code)).toMatchObject({ left: 10 });
  await expectBooksBalance(salon);
});

test.runIf(onPostgres)("a call that waits for the till has locked the gift cards before", async () => {
  const { id: card, code } = await soldGiftCard(salon, staff, 50);
  const [cancelled, mistaken] = [await paidWith([code]), await paidWith([code])];
  const taking = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const pay = { method: "cash" as const, giftCard: { code, amount: 5 } };
  const ways = [
    () => cancelVisit(salon, cancelled, owner, { by: "salon" }),
    () => takeBack(mistaken),
    () => call(salon, "recordPayment", { params: { id: taking.id }, body: pay }, staff),
  ];
  for (const way of ways)
    await whileLocked("salon", salonId, way, async () => expect(await isFree(card)).toBe(false));
});

test.runIf(onPostgres)("gift cards are locked by their ids, whichever paid first", async () => {
  const one = await soldGiftCard(salon, staff, 10);
  const other = await soldGiftCard(salon, staff, 10);
  const [first = one, second = other] = [one, other].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const id = await paidWith([second.code, first.code]);
  await whileLocked(
    "gift_cards",
    first.id,
    () => cancelVisit(salon, id, owner, { by: "salon" }),
    async () => expect(await isFree(second.id)).toBe(true),
  );
});

/** Runs a check while something waits for a locked row, then releases the row. */
async function whileLocked(
  table: "salon" | "gift_cards",
  id: string,
  act: () => Promise<unknown>,
  look: () => Promise<void>,
): Promise<void> {
  const locked = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const holding = salon.app.engine.transaction(async (tx) => {
    await salon.app.engine.lock(tx, table, id);
    locked.resolve();
    await mayEnd.promise;
  });
  await locked.promise;
  const acting = act();
  try {
    await until("somebody to wait", () => isWaiting(salon.app.engine.read));
    await look();
  } finally {
    mayEnd.resolve();
  }
  await Promise.all([holding, acting]);
}

/** Whether nobody has locked a gift card. */
async function isFree(id: string): Promise<boolean> {
  return await salon.app.engine.transaction(async (tx) => {
    const row = tx.selectFrom("gift_cards").select("id").where("id", "=", id).forUpdate().skipLocked();
    return (await row.execute()).length > 0;
  });
}
