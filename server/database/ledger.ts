import { type Selectable, sql } from "kysely";
import { comingStates } from "#domain/booking-states.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { LedgerTable } from "#server/database/schema/money.ts";
import { writtenOut } from "#server/database/written-out.ts";

/** Lines that are not revenue: a discount moves no money, and a tip belongs to the masters. */
export const notRevenue = ["discount", "tip"] as const;

export interface LedgerEntry {
  kind: LedgerTable["kind"];
  /** What is recorded, by id. The same cause is recorded once. */
  cause: string;
  /** Signed cents: money to the salon is positive. */
  amountCents: number;
  currency: string;
  paymentId?: string;
  refundId?: string;
  bookingId?: string;
  /** How money at the salon was paid. Null if nobody said. */
  method?: SalonMethod | null;
}

/** Writes an entry unless its cause is already recorded. */
export async function record(db: Handle, entry: LedgerEntry, now: number): Promise<void> {
  await ledgerInsert(db, entry, now).execute();
}

/** Like `record`, to be sent together with other writes. */
export function ledgerInsert(db: Handle, entry: LedgerEntry, now: number) {
  return db
    .insertInto("ledger")
    .values({
      id: newId(),
      at: now,
      kind: entry.kind,
      cause: entry.cause,
      amount_cents: entry.amountCents,
      currency: entry.currency,
      payment_id: entry.paymentId ?? null,
      refund_id: entry.refundId ?? null,
      booking_id: entry.bookingId ?? null,
      method: entry.method ?? null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing());
}

/**
 * The statement that writes a visit's discount beside its charge. Null without a discount. A discount moves no money.
 */
export function discountInsert(
  db: Handle,
  discount: { bookingId: string; discountCents: number; currency: string },
  now: number,
): Write | null {
  const { bookingId, discountCents, currency } = discount;
  if (discountCents === 0) return null;
  const cause = `discount:${bookingId}`;
  return ledgerInsert(db, { kind: "discount", cause, amountCents: -discountCents, currency, bookingId }, now);
}

/** Kinds of lines that describe money without moving any. */
export const moveNothing = ["discount", "gift_card"] as const;

/** The cause under which a payment's charge is recorded. */
export function chargeCause(paymentId: string): string {
  return `charge:${paymentId}`;
}

/** The cause under which the desk's sale of a gift card or a package is recorded. */
export function deskSaleCause(id: string): string {
  return `gift_desk:${id}`;
}

export function findLedgerEntry(db: Handle, cause: string): Promise<Selectable<LedgerTable> | undefined> {
  return db.selectFrom("ledger").selectAll().where("cause", "=", cause).executeTakeFirst();
}

/**
 * Coming visits that should be paid by card although nothing was paid for them or their changes, or everything was
 * refunded.
 * @returns their ids
 */
export async function listUnpaidVisits(db: Handle): Promise<string[]> {
  const rows = await boughtVisits(db)
    .select("bookings.id")
    .where((eb) => {
      const bought = eb
        .selectFrom("payments")
        .innerJoin("ledger", "ledger.payment_id", "payments.id")
        .select(leftInLedger)
        .whereRef("payments.intent_id", "=", "bookings.transaction_id")
        .where("ledger.kind", "in", ["charge", "refund"]);
      const changed = eb
        .selectFrom("visit_changes")
        .innerJoin("payments", "payments.intent_id", "visit_changes.transaction_id")
        .innerJoin("ledger", "ledger.payment_id", "payments.id")
        .select(leftInLedger)
        .whereRef("visit_changes.booking_id", "=", "bookings.id")
        .where("ledger.kind", "in", ["charge", "refund"]);
      return sql<boolean>`${bought} + ${changed} <= 0`;
    })
    .execute();
  return rows.map(({ id }) => id);
}

function leftInLedger() {
  return sql<number>`coalesce(sum(ledger.amount_cents), 0)`.as("left");
}

/** Coming visits that were bought by card here in a span, `to` excluded, with the intents that paid for them. */
export function listNewlyPaidVisits(
  db: Handle,
  { from, to }: { from: number; to: number },
): Promise<{ id: string; intentId: string }[]> {
  return (
    boughtVisits(db)
      .select(["bookings.id", "bookings.transaction_id as intentId"])
      .where("bookings.created_at", ">=", from)
      .where("bookings.created_at", "<", to)
      // If nothing was due at booking, a card has paid for a change since.
      .whereRef("bookings.transaction_id", "!=", "bookings.purchase_id")
      .execute()
  );
}

function boughtVisits(db: Handle) {
  return db
    .selectFrom("bookings")
    .where("bookings.state", "in", writtenOut(comingStates))
    .where("bookings.card_cents", ">", 0);
}

/** What was taken in a span of epoch milliseconds, in signed cents, as revenue counts it. */
export function listTaken(
  db: Handle,
  span: { from: number; to: number },
): Promise<{ at: number; amount_cents: number }[]> {
  return db
    .selectFrom("ledger")
    .select(["at", "amount_cents"])
    .where("at", ">=", span.from)
    .where("at", "<", span.to)
    .where("kind", "not in", notRevenue)
    .execute();
}
