import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { writtenDollars } from "#domain/money.ts";
import { moneyReasons } from "#domain/visit-history.ts";
import { findBookingEvent, listBookingEvents } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { idOf } from "#server/database/new-id.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";
import { dayAndClock } from "#server/usecases/texts/day-and-clock.ts";
import type { DeskRecord } from "#server/usecases/visits/desk-lines.ts";
import { paysBySession } from "#server/usecases/visits/paid-visit.ts";

const { paid, paidByGift, paidBySession, tipped } = moneyReasons;
const payments: readonly string[] = [paidBySession, paidByGift, paid];

/** Who takes money for which visit. */
export interface Taker {
  bookingId: string;
  actorId: string;
  /** Idempotency key: stays the same while one desk tries to take the same. */
  key: string | undefined;
}

/** The id of the history line that a request with a key writes; undefined without a key. */
export function idOfLine({ bookingId, actorId, key }: Taker): string | undefined {
  return key === undefined ? undefined : idOf(`desk payment ${bookingId} ${actorId} ${key}`);
}

/**
 * Whether a request repeats what the same desk has already recorded, according to its key. Without a key, a request by
 * the person who recorded the last of it counts as a repeat.
 */
export async function isSentAgain(
  tx: Transaction<Schema>,
  taker: Taker,
  what: "payment" | "tip",
): Promise<boolean> {
  const line = idOfLine(taker);
  if (line !== undefined) return (await findBookingEvent(tx, line)) !== undefined;
  const last = await findLast(tx, taker.bookingId, what === "tip" ? [tipped] : payments);
  return last?.actor_id === taker.actorId;
}

async function findLast(tx: Transaction<Schema>, bookingId: string, reasons: readonly string[]) {
  return (await listBookingEvents(tx, bookingId)).findLast(({ reason }) => reasons.includes(reason));
}

/** Refuses what another desk has already taken, and says how, when and who, so that a guest is not charged twice. */
export async function refusePaidAlready(
  tx: Transaction<Schema>,
  booking: BookingRow,
  record: DeskRecord,
  now: number,
): Promise<Refusal> {
  const last = await findLast(tx, booking.id, payments);
  const { zone } = await readSalon(tx);
  const told = [
    waysOf(booking, record).join(" and "),
    ...(last ? [dayAndClock(last.at, { meant: now, zone })] : []),
    ...(last?.actor_name ? [`by ${last.actor_name}`] : []),
  ];
  return refuse("wrong_state", `This visit is paid already: ${told.join(", ")}.`);
}

const ways: Record<SalonMethod, string> = {
  cash: "in cash",
  machine: "with the card machine",
  other: "in another way",
};

function waysOf(booking: BookingRow, { byMethod, creditCents }: DeskRecord): string[] {
  const atDesk = [...byMethod].flatMap(([method, cents]) =>
    cents > 0 ? [`$${writtenDollars(cents)}${method === null ? "" : ` ${ways[method]}`}`] : [],
  );
  if (creditCents <= 0) return atDesk;
  const byCredit = paysBySession(booking)
    ? "a session of a package"
    : `$${writtenDollars(creditCents)} with a gift card`;
  return [byCredit, ...atDesk];
}
