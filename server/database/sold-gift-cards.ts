import { type Expression, sql } from "kysely";
import { type GiftCardGroup, giftCardGroups } from "#domain/gift-cards.ts";
import { goneFromCard, leftOnCard } from "#server/database/gift-balance.ts";
import type { GiftCardRow } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { hasWords, wordsOf } from "#server/database/search.ts";
import { isSoldBefore } from "#server/database/sold-before.ts";

/**
 * A sold card with what is left on it, what of its own payment was refunded or promised back, and what a bank took for
 * a dispute.
 */
export type SoldGiftCardRow = GiftCardRow & {
  left_cents: number;
  refunded_cents: number;
  disputed_cents: number;
};

/** Which sold cards to list. */
export interface GiftCardsWanted {
  limit: number;
  /** The id of the last one seen. */
  before?: string | undefined;
  /** Parts of the names on a card or of its address. */
  search?: string | undefined;
  only?: GiftCardGroup | undefined;
}

/** Cards that are counted, searched and told apart by group: only the newest, so that no request reads all. */
const mostReached = 20_000;

const isReached = sql<boolean>`gift_cards.sold_at > coalesce((select last.sold_at from gift_cards as last
  where last.sold_at is not null and last.kind = 'card'
  order by last.sold_at desc limit 1 offset ${sql.lit(mostReached)}), 0)`;

const text = sql<string>`gift_cards.to_name || ' ' || gift_cards.from_name || ' ' || coalesce(gift_cards.to_email, '')`;

const left = sql`coalesce((select sum(line.cents) from gift_card_lines as line
  where line.gift_card_id = gift_cards.id), 0)`;

/** As in `giftCardState`. */
const groupOf = (left: Expression<unknown>) =>
  sql<GiftCardGroup>`case when refunded_at is not null then 'refunded'
    when ${left} <= 0 then 'used' when ${left} < worth_cents then 'part' else 'unused' end`;

/** Sold cards, newest first. */
export async function listGiftCards(
  db: Handle,
  { limit, before, search, only }: GiftCardsWanted,
): Promise<SoldGiftCardRow[]> {
  let query = soldCards(db)
    .orderBy("gift_cards.sold_at", "desc")
    .orderBy("gift_cards.id", "desc")
    .limit(limit);
  if (before) query = query.where(isSoldBefore(before));
  const words = wordsOf(search);
  if (words.length > 0 || only) query = query.where(isReached);
  for (const hasWord of hasWords(text, words)) query = query.where(hasWord);
  if (only) query = query.where(groupOf(left), "=", only);
  return (await query.execute()).map(toSold);
}

/** How many sold cards each group has. */
export async function countGiftCards(db: Handle): Promise<Record<GiftCardGroup, number>> {
  const cards = db
    .selectFrom("gift_cards")
    .select(["refunded_at", "worth_cents"])
    .select(leftOnCard)
    .where("sold_at", "is not", null)
    .where("kind", "=", sql.lit("card"))
    .orderBy("sold_at", "desc")
    .limit(sql.lit(mostReached));
  const rows = await db
    .selectFrom(cards.as("card"))
    .select((eb) => [groupOf(eb.ref("left_cents")).as("group"), eb.fn.countAll().as("count")])
    .groupBy(sql.lit(1))
    .execute();
  const counts = new Map(rows.map(({ group, count }) => [group, Number(count)]));
  return Object.fromEntries(giftCardGroups.map((name) => [name, counts.get(name) ?? 0])) as Record<
    GiftCardGroup,
    number
  >;
}

/** The cards that a user has bought on the site, newest first. A hundred at most. */
export async function listGiftCardsOfBuyer(db: Handle, userId: string): Promise<SoldGiftCardRow[]> {
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
  return rows.map(toSold).sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** PostgreSQL returns sums as text. The ledger's sum of a dispute is below 0. */
function toSold(
  row: GiftCardRow & { [sum in "left_cents" | "refunded_cents" | "disputed_cents"]: number | null },
): SoldGiftCardRow {
  return {
    ...row,
    left_cents: Number(row.left_cents ?? 0),
    refunded_cents: Number(row.refunded_cents ?? 0),
    disputed_cents: 0 - Number(row.disputed_cents ?? 0),
  };
}

function soldCards(db: Handle) {
  return db
    .selectFrom("gift_cards")
    .selectAll("gift_cards")
    .select(leftOnCard)
    .select(goneFromCard)
    .where("gift_cards.sold_at", "is not", null)
    .where("gift_cards.kind", "=", sql.lit("card"));
}
