import { type ExpressionBuilder, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

export interface GiftBalance {
  /** What is on the card. */
  leftCents: number;
  /** How much of it is reserved for unpaid purchases. */
  reservedCents: number;
  /** When the last of their holds ends. Null if there is none. */
  reservedUntil: number | null;
  /** How much of the card's own payment the salon no longer has: refunded, promised as a refund, or taken by a bank. */
  goneCents: number;
}

/** How much of a card can be spent. */
export function spendableCents({ leftCents, reservedCents, goneCents }: GiftBalance): number {
  return leftCents - reservedCents - goneCents;
}

/** What is on each of the cards that a query of `gift_cards` reads. */
export function leftOnCard(eb: ExpressionBuilder<Schema, "gift_cards">) {
  return eb
    .selectFrom("gift_card_lines as line")
    .select((line) => line.fn.sum<number>("line.cents").as("sum"))
    .whereRef("line.gift_card_id", "=", "gift_cards.id")
    .as("left_cents");
}

/** What is on a card. @param except a buyer whose open purchases do not count */
export async function readGiftBalance(
  db: Handle,
  giftCardId: string,
  except: { purchaseId?: string; userId?: string } = {},
): Promise<GiftBalance> {
  const sums = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("gift_card_lines")
        .select((line) => line.fn.sum<number>("cents").as("sum"))
        .where("gift_card_id", "=", giftCardId)
        .as("left"),
      eb
        .selectFrom("purchases")
        .select((purchase) => purchase.fn.sum<number>("credit_cents").as("sum"))
        .where("gift_card_id", "=", giftCardId)
        .where("state", "=", sql.lit("open"))
        .where("id", "!=", except.purchaseId ?? "")
        .where("user_id", "!=", except.userId ?? "")
        .as("reserved"),
      eb
        .selectFrom("purchases")
        .innerJoin("holds", "holds.purchase_id", "purchases.id")
        .select((hold) => hold.fn.max("holds.ends_at").as("until"))
        .where("purchases.gift_card_id", "=", giftCardId)
        .where("purchases.state", "=", sql.lit("open"))
        .where("purchases.user_id", "!=", except.userId ?? "")
        .as("until"),
      paymentOf(eb, giftCardId)
        .innerJoin("refunds", "refunds.payment_id", "payments.id")
        .select((refund) => refund.fn.sum<number>("refunds.amount_cents").as("sum"))
        .where("refunds.state", "!=", sql.lit("failed"))
        .as("refunded"),
      paymentOf(eb, giftCardId)
        .innerJoin("ledger", "ledger.payment_id", "payments.id")
        .select((line) => line.fn.sum<number>("ledger.amount_cents").as("sum"))
        .where("ledger.kind", "=", sql.lit("dispute"))
        .as("disputed"),
    ])
    .executeTakeFirstOrThrow();
  return {
    leftCents: Number(sums.left ?? 0),
    reservedCents: Number(sums.reserved ?? 0),
    reservedUntil: sums.until === null ? null : Number(sums.until),
    goneCents: Number(sums.refunded ?? 0) - Number(sums.disputed ?? 0),
  };
}

/** The payment that a card was bought with. */
function paymentOf(eb: ExpressionBuilder<Schema, never>, giftCardId: string) {
  return eb
    .selectFrom("gift_cards")
    .innerJoin("payments", "payments.intent_id", "gift_cards.transaction_id")
    .where("gift_cards.id", "=", giftCardId);
}
