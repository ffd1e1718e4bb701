import { sql } from "kysely";
import { leftOnCard } from "#server/database/gift-balance.ts";
import type { GiftCardRow } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { isSoldBefore } from "#server/database/sold-before.ts";

/** Sold cards, newest first, with what is left on each. @param page.before the id of the last one seen */
export async function listGiftCards(
  db: Handle,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<(GiftCardRow & { left_cents: number })[]> {
  let query = soldCards(db)
    .orderBy("gift_cards.sold_at", "desc")
    .orderBy("gift_cards.id", "desc")
    .limit(limit);
  if (before) query = query.where(isSoldBefore(before));
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, left_cents: Number(row.left_cents ?? 0) }));
}

/** The cards that a user has bought on the site, newest first, with what is left on each. A hundred at most. */
export async function listGiftCardsOfBuyer(
  db: Handle,
  userId: string,
): Promise<(GiftCardRow & { left_cents: number })[]> {
  const bought = await db
    .selectFrom("purchases")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", "gift_card")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const ids = bought.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await soldCards(db).where("gift_cards.purchase_id", "in", ids).execute();
  return rows
    .map((row) => ({ ...row, left_cents: Number(row.left_cents ?? 0) }))
    .sort((one, other) => (one.id < other.id ? 1 : -1));
}

function soldCards(db: Handle) {
  return db
    .selectFrom("gift_cards")
    .selectAll("gift_cards")
    .select(leftOnCard)
    .where("gift_cards.sold_at", "is not", null)
    .where("gift_cards.kind", "=", sql.lit("card"));
}
