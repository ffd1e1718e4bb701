import type { Transaction } from "kysely";
import { creditOf } from "#domain/gift-cards.ts";
import { readGiftBalance, spendableCents } from "#server/database/gift-balance.ts";
import { findGiftCard } from "#server/database/gift-cards.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { hasSessionFor } from "#server/usecases/gifts/use-package.ts";
import { Refused, refuse } from "#server/usecases/result.ts";

/**
 * The part of a price that a gift card pays, under the lock of its row. A purchase written in the same transaction
 * reserves it for as long as it is open.
 * @throws Refused with `gift_card_empty` when somebody else has used or reserved the balance
 */
export async function reserveCredit(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  giftCardId: string,
  totalCents: number,
): Promise<number> {
  await app.engine.lock(tx, "gift_cards", giftCardId);
  const card = await findGiftCard(tx, giftCardId);
  const leftCents = spendableCents(await readGiftBalance(tx, giftCardId));
  const isOver = !card || card.kind === "package" || card.sold_at === null || card.refunded_at !== null;
  const credit = isOver ? 0 : creditOf(totalCents, leftCents);
  if (credit > 0) return credit;
  throw new Refused(creditGone);
}

export const creditGone = refuse(
  "gift_card_empty",
  "Nothing is left on this gift card, or it is kept for another visit. Take it off, or use another one.",
);

/**
 * Whether a purchase still has the credit that it was written with. A purchase that was given up loses it when somebody
 * else takes it, and any purchase loses it when the payment for the gift card was refunded.
 */
export async function hasCredit(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
): Promise<boolean> {
  const { id, gift_card_id: giftCardId, credit_cents: creditCents } = purchase;
  if (giftCardId === null || creditCents === 0) return true;
  await app.engine.lock(tx, "gift_cards", giftCardId);
  const card = await findGiftCard(tx, giftCardId);
  if (!card || card.refunded_at !== null) return false;
  if (card.kind === "package") return await hasSessionFor(tx, purchase);
  return spendableCents(await readGiftBalance(tx, giftCardId, { purchaseId: id })) >= creditCents;
}
