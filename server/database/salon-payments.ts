import type { SalonMethod } from "#domain/daily-close.ts";
import type { Handle } from "#server/database/handle.ts";
import { record } from "#server/database/ledger.ts";

/** The most visits in one statement. */
const askedAtOnce = 500;

/** Cents that were paid at the salon for some visits and not handed back, by visit. Visits without any are left out. */
export async function sumPaidAtSalon(
  db: Handle,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  return await sumInParts(bookingIds, (ids) => linesOf(db, ids).where("kind", "=", "pay_at_salon").execute());
}

/** What was given as tips for some visits and not taken back, by visit, in cents. */
export async function sumTips(db: Handle, bookingIds: readonly string[]): Promise<Map<string, number>> {
  return await sumInParts(bookingIds, (ids) => linesOf(db, ids).where("kind", "=", "tip").execute());
}

/**
 * What of some visits a desk can take back: what was paid there, also with a gift card, and tips. By visit, in cents.
 */
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

/** The prefix of the cause of a gift card payment at the desk. */
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

/** A payment for a visit at the salon, or a tip for the masters in addition. */
export type DeskKind = "pay_at_salon" | "tip";

export interface SalonPaymentRow {
  id: string;
  at: number;
  cause: string;
  /** Signed: what was handed back is negative. */
  amount_cents: number;
  method: SalonMethod | null;
}

/**
 * What was paid at the salon for a visit and handed back, or given as tips, oldest first. What was handed back by
 * mistake alone, and the line that puts it right, are left out.
 */
export async function listSalonPayments(
  db: Handle,
  bookingId: string,
  kind?: DeskKind,
): Promise<SalonPaymentRow[]> {
  const standing: SalonPaymentRow[] = [];
  for (const line of await listDeskLines(db, bookingId, kind)) {
    // A mistake of several lines is put right by as many lines.
    if (isNotHandedBack(line)) standing.pop();
    else standing.push(line);
  }
  return standing;
}

/** Whether a line says that one before it was a mistake, and nothing was handed back. */
function isNotHandedBack(line: Pick<SalonPaymentRow, "cause" | "amount_cents">): boolean {
  return line.amount_cents > 0 && (isHandedBack(line) || isReturned(line));
}

/** Every line of a visit at the desk, mistakes and what puts them right, too. */
export function listDeskLines(
  db: Handle,
  bookingId: string,
  kind: DeskKind = "pay_at_salon",
): Promise<SalonPaymentRow[]> {
  return db
    .selectFrom("ledger")
    .select(["id", "at", "cause", "amount_cents", "method"])
    .where("booking_id", "=", bookingId)
    .where("kind", "=", kind)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** Every line of visits at the desk since an instant, oldest first. */
export function listDeskLinesSince(
  db: Handle,
  since: number,
): Promise<(SalonPaymentRow & { booking_id: string | null })[]> {
  return db
    .selectFrom("ledger")
    .select(["id", "booking_id", "at", "cause", "amount_cents", "method"])
    .where("at", ">=", since)
    .where("kind", "=", "pay_at_salon")
    .where("booking_id", "is not", null)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

interface DeskLine {
  bookingId: string;
  amountCents: number;
  currency: string;
  method: SalonMethod | null;
}

/**
 * Writes down money that was paid or given at the salon (positive) or handed back (negative). Without a method, money
 * goes back the way it came: a line for each way, the newest first. Lock the booking first: lines are counted.
 */
export async function recordAtSalon(
  db: Handle,
  { kind, ...line }: DeskLine & { kind: DeskKind },
  now: number,
): Promise<void> {
  const before = await listDeskLines(db, line.bookingId, kind);
  const isByWay = line.amountCents < 0 && line.method === null;
  const parts = isByWay ? waysBack(before, -line.amountCents) : [line];
  for (const [index, part] of parts.entries()) {
    const number = before.length + index + 1;
    const cause = `${kind}:${line.bookingId}${number === 1 ? "" : `:${number}`}`;
    await record(db, { cause, kind, ...line, ...part }, now);
  }
}

/** By which ways an amount goes back: by the last one as far as it paid, then by those before it. */
export function waysBack(lines: readonly SalonPaymentRow[], cents: number): Part[] {
  const byMethod = Map.groupBy(lines.toReversed(), ({ method }) => method);
  let restCents = cents;
  const parts = [...byMethod].map(([method, some]) => {
    const amountCents = Math.max(0, Math.min(restCents, sumOfLines(some)));
    restCents -= amountCents;
    return { method, amountCents: -amountCents };
  });
  return parts.filter(({ amountCents }) => amountCents < 0);
}

/** The prefix of the cause of money that the desk hands back for a visit that got cheaper. */
export const handedBack = "handed_back:";

/** How the cause begins of what the desk hands back of a cancelled visit, at once or later. */
export const returned = "returned_later:";

/** Money that goes out of the till for a visit, negative, and how; or, positive, that it has not gone out. */
export type Part = Pick<DeskLine, "amountCents" | "method">;

/**
 * Writes down what the desk hands back of a visit, or that it has not: a line for each part. Lock the booking first:
 * lines are counted.
 * @param since whether the visit got cheaper, or it was cancelled
 */
export async function recordHandedBack(
  db: Handle,
  { since, parts, ...line }: Omit<DeskLine, keyof Part> & { since: "cheaper" | "cancelled"; parts: Part[] },
  now: number,
): Promise<void> {
  const begin = since === "cheaper" ? handedBack : returned;
  const lines = await listDeskLines(db, line.bookingId);
  const count = lines.filter(({ cause }) => cause.startsWith(begin)).length;
  for (const [index, part] of parts.entries()) {
    const cause = `${begin}${line.bookingId}:${count + index + 1}`;
    await record(db, { ...line, ...part, cause, kind: "pay_at_salon" }, now);
  }
}

/** What the desk has handed back at one time, if it has done nothing else with the visit's money since. */
export function lastHandedBack<Line extends SalonPaymentRow>(lines: readonly Line[]): Line[] {
  const last = lines.at(-1);
  const since = last && sinceWhat(last);
  if (!since) return [];
  return lines.slice(lines.findLastIndex((line) => line.at !== last.at || sinceWhat(line) !== since) + 1);
}

/** Why a line was handed back by the desk; null where it says something else. */
export function sinceWhat(
  line: Pick<SalonPaymentRow, "cause" | "amount_cents">,
): "cheaper" | "cancelled" | null {
  if (line.amount_cents >= 0) return null;
  if (isHandedBack(line)) return "cheaper";
  return isReturned(line) ? "cancelled" : null;
}

/** How the cause of a line begins that says that a refund which failed was not handed back after all. */
export const refundNotHandedBack = "refund_not_handed_back:";

/** Whether a line says what was handed back since the visit was cancelled. */
export function isReturned({ cause }: Pick<SalonPaymentRow, "cause">): boolean {
  return cause.startsWith(returned);
}

/** Whether a line records money handed back for a visit that got cheaper. It does not correct a mistake. */
export function isHandedBack({ cause }: Pick<SalonPaymentRow, "cause">): boolean {
  return cause.startsWith(handedBack);
}

/** The signed sum of some lines, in cents. */
export function sumOfLines(lines: readonly Pick<SalonPaymentRow, "amount_cents">[]): number {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}
