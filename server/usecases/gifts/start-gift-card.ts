import type { Transaction } from "kysely";
import { findGiftCardOfPurchase, giftCardSold, giftLineWrites } from "#server/database/gift-cards.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { type PurchaseRow, purchaseUpdate } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { mailsOfSoldGiftCard } from "#server/usecases/gifts/gift-mails.ts";

/**
 * Makes a bought gift card valid: its worth is owed from now on. Mails the receipt to the buyer now, and the card at
 * its time.
 * @returns the card's id
 */
export async function startGiftCard(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
  transactionId: string,
): Promise<string> {
  const card = await findGiftCardOfPurchase(tx, purchase.id);
  if (!card) throw new Error("A purchase of a gift card has no card.");
  await app.engine.lock(tx, "gift_cards", card.id);
  const now = app.now();
  const payment = await findPaymentByIntent(tx, transactionId);
  const line = {
    giftCardId: card.id,
    kind: "sold",
    about: card.id,
    cents: card.worth_cents,
    currency: card.currency,
    paymentId: payment?.id,
  } as const;
  const [booked] = await app.engine.together(tx, [
    purchaseUpdate(tx, purchase.id, { state: "booked" }),
    giftCardSold(tx, card.id, transactionId, now),
    ...giftLineWrites(tx, line, now),
    outboxInsert(tx, mailsOfSoldGiftCard(card, now), now),
  ]);
  if (booked !== 1) throw new Error("A purchase that is over can't become a gift card.");
  return card.id;
}
