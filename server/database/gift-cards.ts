import type { Insertable, Selectable } from "kysely";
import type { GiftCardFacts, GiftLineKind } from "#domain/gift-cards.ts";
import type { CreditOfVisit } from "#domain/visit-change.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { ledgerInsert } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import type { GiftCardLinesTable, GiftCardsTable } from "#server/database/schema/gifts.ts";

export type GiftCardRow = Selectable<GiftCardsTable>;
export type GiftLineRow = Selectable<GiftCardLinesTable>;

/** What the buyer writes on a card. */
export type GiftWords = Pick<
  GiftCardRow,
  "service_name" | "picture" | "from_name" | "to_name" | "to_email" | "message" | "language" | "sends_at"
>;

export function giftCardInsert(db: Handle, card: Insertable<GiftCardsTable>): Write {
  return db.insertInto("gift_cards").values(card);
}

export function giftCardSold(db: Handle, id: string, transactionId: string, now: number): Write {
  return db
    .updateTable("gift_cards")
    .set({ sold_at: now, transaction_id: transactionId })
    .where("id", "=", id)
    .where("sold_at", "is", null);
}

export function giftCardRefunded(db: Handle, id: string, now: number): Write {
  const over = { refunded_at: now };
  return db.updateTable("gift_cards").set(over).where("id", "=", id).where("refunded_at", "is", null);
}

export async function noteGiftCardSent(db: Handle, id: string, now: number): Promise<void> {
  await db.updateTable("gift_cards").set({ sent_at: now }).where("id", "=", id).execute();
}

/** Replaces a card's current code by another one. */
export async function replaceGiftCode(
  db: Handle,
  id: string,
  { round, hash }: { round: number; hash: string },
): Promise<void> {
  await db
    .updateTable("gift_cards")
    .set({ code_round: round, code_hash: hash })
    .where("id", "=", id)
    .execute();
}

export async function setGiftAddress(db: Handle, id: string, email: string): Promise<void> {
  await db.updateTable("gift_cards").set({ to_email: email }).where("id", "=", id).execute();
}

/** The total on all cards, or on all packages, in cents: owed until it is used. */
export async function sumOwedOnGiftCards(db: Handle, kind: GiftCardRow["kind"]): Promise<number> {
  const row = await db
    .selectFrom("gift_card_lines")
    .innerJoin("gift_cards", "gift_cards.id", "gift_card_lines.gift_card_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cents"), eb.lit(0)).as("sum"))
    .where("gift_cards.kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

export function findGiftCard(db: Handle, id: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom("gift_cards").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findGiftCardByHash(db: Handle, hash: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom("gift_cards").selectAll().where("code_hash", "=", hash).executeTakeFirst();
}

export function findGiftCardOfPurchase(db: Handle, purchaseId: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom("gift_cards").selectAll().where("purchase_id", "=", purchaseId).executeTakeFirst();
}

/** The card that a purchase has become. */
export async function findSoldGiftCard(
  db: Handle,
  purchaseId: string,
): Promise<{ id: string; transaction_id: string } | undefined> {
  const card = await findGiftCardOfPurchase(db, purchaseId);
  return card?.transaction_id ? { id: card.id, transaction_id: card.transaction_id } : undefined;
}

export interface GiftLine {
  giftCardId: string;
  kind: GiftLineKind;
  /** What the line is about, by id. The same is written only once. */
  about: string;
  /** Signed: money onto the card is positive. */
  cents: number;
  currency: string;
  bookingId?: string;
  /** The payment that paid for the card, if it was by bank card. */
  paymentId?: string | undefined;
}

/**
 * A line of a gift card and its ledger line with the opposite sign: what is on a card is owed, and what is used of it
 * is revenue. Lock the card first.
 */
export function giftLineWrites(db: Handle, line: GiftLine, now: number): Write[] {
  const { giftCardId, kind, cents, currency, bookingId, paymentId } = line;
  const cause = `gift_${kind}:${line.about}`;
  return [
    db
      .insertInto("gift_card_lines")
      .values({
        id: newId(),
        gift_card_id: giftCardId,
        at: now,
        kind,
        cause,
        cents,
        booking_id: bookingId ?? null,
      })
      .onConflict((conflict) => conflict.column("cause").doNothing()),
    ledgerInsert(
      db,
      {
        kind: "gift_card",
        cause,
        amountCents: -cents,
        currency,
        ...(bookingId && { bookingId }),
        ...(paymentId && { paymentId }),
      },
      now,
    ),
  ];
}

/** The lines of a card, oldest first. */
export async function listGiftLines(db: Handle, giftCardId: string): Promise<GiftLineRow[]> {
  const lines = await db
    .selectFrom("gift_card_lines")
    .selectAll()
    .where("gift_card_id", "=", giftCardId)
    .execute();
  return inOrder(lines);
}

function inOrder(lines: readonly GiftLineRow[]): GiftLineRow[] {
  return lines.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/** What a gift card paid of a visit, and what went back of it. */
export async function listGiftLinesOfBooking(db: Handle, bookingId: string): Promise<GiftLineRow[]> {
  const lines = await db
    .selectFrom("gift_card_lines")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .execute();
  return inOrder(lines);
}

/** The statement that adds to what gift cards have paid of a visit. Run it with the lines. */
export function creditUpdate(db: Handle, bookingId: string, cents: number): Write {
  return db
    .updateTable("bookings")
    .set((eb) => ({ credit_cents: eb("credit_cents", "+", cents) }))
    .where("id", "=", bookingId);
}

/** The statement that sets what gift cards pay of a visit and what is kept of their money. Run it with the lines. */
export function creditSet(db: Handle, bookingId: string, { creditCents, keptCents }: CreditOfVisit): Write {
  const sums = { credit_cents: creditCents, kept_credit_cents: keptCents };
  return db.updateTable("bookings").set(sums).where("id", "=", bookingId);
}

/** The statement that records that a visit's session is back in its package. */
export function keptSessionDrop(db: Handle, bookingId: string) {
  return db
    .updateTable("bookings")
    .set({ package_id: null, kept_session_cents: 0 })
    .where("id", "=", bookingId);
}

/** What each gift card paid of a visit and how much of that is back on it, oldest first. */
export async function listCreditsOfBooking(
  db: Handle,
  bookingId: string,
): Promise<{ giftCardId: string; usedCents: number; returnedCents: number }[]> {
  const lines = await listGiftLinesOfBooking(db, bookingId);
  const byCard = Map.groupBy(lines, ({ gift_card_id }) => gift_card_id);
  const sum = (some: readonly GiftLineRow[], of: GiftLineKind) =>
    some.reduce((total, { kind, cents }) => (kind === of ? total + cents : total), 0);
  return [...byCard].map(([giftCardId, some]) => ({
    giftCardId,
    usedCents: -sum(some, "used"),
    returnedCents: sum(some, "returned"),
  }));
}

/** The facts that decide a card's state. */
export function giftFacts(card: GiftCardRow, leftCents: number): GiftCardFacts {
  return {
    worthCents: card.worth_cents,
    leftCents,
    soldAt: card.sold_at,
    sendsAt: card.sends_at,
    refundedAt: card.refunded_at,
  };
}
