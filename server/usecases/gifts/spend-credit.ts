import type { Transaction } from "kysely";
import type { Write } from "#server/database/engines/engine.ts";
import { findGiftCard, type GiftCardRow, giftLineWrites } from "#server/database/gift-cards.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { refundUpTo } from "#server/usecases/refunds/request-refund.ts";

/** The writes that use a purchase's credit for the visit that it becomes; none without credit. */
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

/** Locks the rows of gift cards and packages, always in the same order to avoid deadlocks. */
export async function lockGiftCards(
  { engine }: DatabaseAndClock,
  tx: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids.toSorted()) await engine.lock(tx, "gift_cards", id);
}

/**
 * Returns to a gift card what a cancelled visit gives back, and to a package its session. If the package was refunded
 * to its buyer in the meantime, refunds this session too. Lock the card first.
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
 * Refunds to the bank card what returns to a gift card or package that was already refunded to that bank card. Lock the
 * gift card first.
 */
export async function refundEnded(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id: giftCardId, currency, refunded_at, transaction_id }: GiftCardRow,
  { about, cents }: { about: string; cents: number },
): Promise<void> {
  // What the desk has sold is refunded there. It stays owed until somebody comes for it.
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
