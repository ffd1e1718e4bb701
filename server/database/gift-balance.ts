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

/** Open purchases that do not count as a use of a card. */
interface Except {
  purchaseId?: string;
  /** A person, with all of them. */
  userId?: string;
  /** Whether those of a package's owner are among them. */
  isOwner?: boolean;
}

/**
 * What of the own payment of each card that a query of `gift_cards` reads was refunded or promised as a refund, and
 * what the ledger has of its disputes: below 0 if a bank has it.
 */
export function goneFromCard(eb: ExpressionBuilder<Schema, "gift_cards">) {
  const payment = eb.selectFrom("payments").whereRef("payments.intent_id", "=", "gift_cards.transaction_id");
  return [
    payment
      .innerJoin("refunds", "refunds.payment_id", "payments.id")
      .select((refund) => refund.fn.sum<number>("refunds.amount_cents").as("sum"))
      .where("refunds.state", "!=", sql.lit("failed"))
      .as("refunded_cents"),
    payment
      .innerJoin("ledger", "ledger.payment_id", "payments.id")
      .select((line) => line.fn.sum<number>("ledger.amount_cents").as("sum"))
      .where("ledger.kind", "=", sql.lit("dispute"))
      .as("disputed_cents"),
  ];
}

/** What is on a card. */
export async function readGiftBalance(db: Handle, giftCardId: string, except?: Except): Promise<GiftBalance> {
  return (await readGiftBalances(db, [giftCardId], except))(giftCardId);
}

/** What is on each of some cards, read in one statement. */
export async function readGiftBalances(
  db: Handle,
  giftCardIds: readonly string[],
  except: Except = {},
): Promise<(giftCardId: string) => GiftBalance> {
  const rows = giftCardIds.length === 0 ? [] : await readSums(db, giftCardIds, except);
  const balances = new Map(rows.map(({ id, ...sums }) => [id, sums]));
  return (id) => {
    const sums = balances.get(id);
    return {
      leftCents: Number(sums?.left_cents ?? 0),
      reservedCents: Number(sums?.reserved ?? 0),
      reservedUntil: sums?.until == null ? null : Number(sums.until),
      goneCents: Number(sums?.refunded_cents ?? 0) - Number(sums?.disputed_cents ?? 0),
    };
  };
}

async function readSums(db: Handle, giftCardIds: readonly string[], except: Except) {
  return await db
    .selectFrom("gift_cards")
    .select("gift_cards.id")
    .select(leftOnCard)
    .select((eb) => [
      openPurchases(eb, except)
        .select((purchase) => purchase.fn.sum<number>("purchases.credit_cents").as("sum"))
        .as("reserved"),
      openPurchases(eb, except)
        .innerJoin("holds", "holds.purchase_id", "purchases.id")
        .select((hold) => hold.fn.max("holds.ends_at").as("until"))
        .as("until"),
    ])
    .select(goneFromCard)
    .where("gift_cards.id", "in", giftCardIds)
    .execute();
}

/** The open purchases that a card pays for. */
function openPurchases(eb: ExpressionBuilder<Schema, "gift_cards">, { purchaseId, userId, isOwner }: Except) {
  let query = eb
    .selectFrom("purchases")
    .whereRef("purchases.gift_card_id", "=", "gift_cards.id")
    .where("purchases.state", "=", sql.lit("open"));
  if (purchaseId !== undefined) query = query.where("purchases.id", "!=", purchaseId);
  if (userId !== undefined) query = query.where("purchases.user_id", "!=", userId);
  if (!isOwner) return query;
  return query.where("purchases.user_id", "is distinct from", ({ selectFrom }) =>
    selectFrom("bought_packages").select("user_id").whereRef("bought_packages.id", "=", "gift_cards.id"),
  );
}
