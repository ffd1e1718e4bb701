import type { SalonMethod } from "#domain/daily-close.ts";
import type { Handle } from "#server/database/handle.ts";
import { record } from "#server/database/ledger.ts";

/** Cents that were paid at the salon for some visits and not handed back, by visit; those without any are left out. */
export async function sumPaidAtSalon(
  db: Handle,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("ledger")
    .select((eb) => ["booking_id", eb.fn.sum<number>("amount_cents").as("cents")])
    .where("booking_id", "in", bookingIds)
    .where("kind", "=", "pay_at_salon")
    .groupBy("booking_id")
    .execute();
  return new Map(
    rows.flatMap(({ booking_id, cents }) =>
      booking_id !== null && Number(cents) > 0 ? [[booking_id, Number(cents)]] : [],
    ),
  );
}

/** What pays for a visit at the salon, and what is given for the masters beside it. */
export type DeskKind = "pay_at_salon" | "tip";

export interface SalonPaymentRow {
  at: number;
  /** Signed: what was handed back is negative. */
  amount_cents: number;
  method: SalonMethod | null;
}

/** What was paid at the salon for a visit and handed back, or given as tips, the first first. */
export function listSalonPayments(
  db: Handle,
  bookingId: string,
  kind: DeskKind = "pay_at_salon",
): Promise<SalonPaymentRow[]> {
  return db
    .selectFrom("ledger")
    .select(["at", "amount_cents", "method"])
    .where("booking_id", "=", bookingId)
    .where("kind", "=", kind)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/**
 * Writes down what was paid or given at the salon or, negative, handed back, which goes the way it came. Lock the booking first:
 * lines are counted.
 */
export async function recordAtSalon(
  db: Handle,
  line: {
    kind: DeskKind;
    bookingId: string;
    amountCents: number;
    currency: string;
    method: SalonMethod | null;
  },
  now: number,
): Promise<void> {
  const before = await listSalonPayments(db, line.bookingId, line.kind);
  const cause = `${line.kind}:${line.bookingId}${before.length === 0 ? "" : `:${before.length + 1}`}`;
  const method = line.amountCents < 0 ? (before.at(-1)?.method ?? null) : line.method;
  await record(db, { cause, ...line, method }, now);
}

/** Signed cents that some lines come to. */
export function sumOfLines(lines: readonly Pick<SalonPaymentRow, "amount_cents">[]): number {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
