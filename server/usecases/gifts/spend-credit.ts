import type { Transaction } from "kysely";
import type { Write } from "#server/database/engines/engine.ts";
import { findGiftCard, type GiftCardRow, giftLineWrites } from "#server/database/gift-cards.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { refundUpTo } from "#server/usecases/refunds/request-refund.ts";

/** What uses the credit of a purchase for the visit that it becomes, to be written with it; nothing without credit. */
export async function spendCredit(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { gift_card_id: giftCardId, credit_cents: creditCents, currency }: PurchaseRow,
  bookingId: string,
): Promise<Write[]> {
  if (giftCardId === null || creditCents === 0) return [];
  await app.engine.lock(tx, "gift_cards", giftCardId);
  const line = {
    giftCardId,
    kind: "used",
    about: bookingId,
    cents: -creditCents,
    currency,
    bookingId,
  } as const;
  return giftLineWrites(tx, line, app.now());
}

/** Locks the rows of gift cards and packages, always in one order, so that no two who need several wait for each other. */
export async function lockGiftCards(
  { engine }: DatabaseAndClock,
  tx: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids.toSorted()) await engine.lock(tx, "gift_cards", id);
}

/**
 * Gives back to a gift card what a visit that is cancelled gives back of it, and to a package its session. A package with a rest that
 * was given back to its buyer meanwhile gives this session back the same way. Lock the card first.
 */
export async function returnCredit(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { giftCardId, bookingId, cents }: { giftCardId: string; bookingId: string; cents: number },
): Promise<void> {
  const card = await findGiftCard(tx, giftCardId);
  if (!card) throw new Error("A visit was paid with a gift card that is gone.");
  const { currency } = card;
  const about = `${bookingId}:${giftCardId}`;
  const returned = { giftCardId, kind: "returned", about, cents, currency, bookingId } as const;
  await app.engine.together(tx, giftLineWrites(tx, returned, app.now()));
  await refundEnded(app, tx, card, { about, cents });
}

/**
 * Sends on what comes back to a card or package that was given back to its buyer's bank card meanwhile: it goes there too. Lock
 * the card first.
 */
export async function refundEnded(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id: giftCardId, currency, refunded_at, transaction_id }: GiftCardRow,
  { about, cents }: { about: string; cents: number },
): Promise<void> {
  // What the desk has sold it gives back: it stays owed until somebody is there to take it.
  if (refunded_at === null || transaction_id === null) return;
  const payment = await findPaymentByIntent(tx, transaction_id);
  if (!payment) throw new Error("What was given back to its buyer has no payment.");
  const line = {
    giftCardId,
    kind: "refunded",
    about,
    cents: -cents,
    currency,
    paymentId: payment.id,
  } as const;
  await app.engine.together(tx, giftLineWrites(tx, line, app.now()));
  await refundUpTo(app, tx, payment, cents, "package_ended");
}
