import type { SalonMethod } from "#domain/daily-close.ts";
import type { Handle } from "#server/database/handle.ts";
import { record } from "#server/database/ledger.ts";

/** How many visits one statement asks about. */
const askedAtOnce = 500;

/** Cents that were paid at the salon for some visits and not handed back, by visit; those without any are left out. */
export async function sumPaidAtSalon(
  db: Handle,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  return await sumInParts(bookingIds, (ids) => linesOf(db, ids).where("kind", "=", "pay_at_salon").execute());
}

/** What of some visits a desk can take back: what was paid there, also with a gift card, and tips. By visit, in cents. */
export async function sumTakenAtDesk(
  db: Handle,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  return await sumInParts(bookingIds, (ids) =>
    linesOf(db, ids)
      .where((eb) => eb.or([eb("kind", "in", ["pay_at_salon", "tip"]), eb("cause", "like", `${desksUse}%`)]))
      .execute(),
  );
}

/** How the cause of what a gift card pays at the desk begins. */
export const desksUse = "gift_used:desk:";

function linesOf(db: Handle, bookingIds: readonly string[]) {
  return db
    .selectFrom("ledger")
    .select((eb) => ["booking_id", eb.fn.sum<number>("amount_cents").as("cents")])
    .where("booking_id", "in", bookingIds)
    .groupBy("booking_id");
}

async function sumInParts(
  bookingIds: readonly string[],
  read: (ids: readonly string[]) => Promise<{ booking_id: string | null; cents: number }[]>,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (let index = 0; index < bookingIds.length; index += askedAtOnce) {
    for (const { booking_id, cents } of await read(bookingIds.slice(index, index + askedAtOnce))) {
      if (booking_id !== null && Number(cents) > 0) sums.set(booking_id, Number(cents));
    }
  }
  return sums;
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
