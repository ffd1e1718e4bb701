import { reminderKinds, reminderLeadMs, reviewRequestDelayMs } from "#domain/notices.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue, type OutboxEntry } from "#server/database/outbox.ts";
import { renewUnwanted } from "#server/database/outbox-renewed.ts";
import type { Work } from "#server/database/outbox-work.ts";
import { countNotices } from "#server/database/rate-limits.ts";
import type { UseCases } from "#server/usecases/context.ts";

/*
 * What is sent by mail, or by text if its reader prefers, and when. Each function is called in the transaction that
 * causes the message. The cause is unique, so queueing it again changes nothing. Content and channel are decided when
 * it is sent.
 */

type App = Pick<UseCases, "now" | "seal">;

interface Addressed {
  id: string;
  /** Where people are mailed about the visit; empty if nobody left an address. */
  email: string;
  phone: string;
  /** 1 if a guest without an account wants texts. */
  by_text?: number;
  /** The account whose visit it is, if it is one's. */
  user_id?: string | null;
}

interface Placed extends Addressed {
  /** Epoch milliseconds; null for a visit without a time. */
  starts_at: number | null;
}

/** A visit was booked on the site. If something was paid, there is a receipt. */
export async function noticesOfBooked(
  app: App,
  tx: Handle,
  booking: Placed & { card_cents: number; credit_cents: number },
) {
  const payload = { bookingId: booking.id };
  const received: OutboxEntry = { kind: "mail_booking_received", payload, cause: `received:${booking.id}` };
  const receipts = booking.card_cents + booking.credit_cents > 0 ? [receiptOf(booking.id)] : [];
  return await noticesAbout(app, tx, booking, [received, ...receipts, ...remindersOf(booking, app.now())]);
}

/** A visit was booked by the salon: at the desk, over the phone, from the waiting list, or as one of a series. */
export async function noticesOfBookedBySalon(app: App, tx: Handle, booking: Placed) {
  const payload = { bookingId: booking.id };
  const confirmed: OutboxEntry = {
    kind: "mail_booking_confirmed",
    payload,
    cause: `confirmed:${booking.id}`,
  };
  return await noticesAbout(app, tx, booking, [confirmed, ...remindersOf(booking, app.now())]);
}

/**
 * The salon booked several visits in a row for one guest. One mail lists all dates. Only what is mailed within a day
 * counts against the address's daily limit, so a later week's reminders do not.
 */
export async function noticesOfRow(
  app: App,
  tx: Handle,
  bookings: readonly Placed[],
): Promise<OutboxEntry[]> {
  const now = app.now();
  const [first] = bookings;
  if (!first) return [];
  if (bookings.length === 1) return await noticesOfBookedBySalon(app, tx, first);
  const payload = { bookingId: first.id, row: bookings.map(({ id }) => id).join(" ") };
  const confirmed: OutboxEntry = { kind: "mail_booking_confirmed", payload, cause: `confirmed:${first.id}` };
  const reminders = bookings.flatMap((booking) => remindersOf(booking, now));
  const isSoon = ({ runAt = now }: OutboxEntry) => runAt < now + perAddress.windowMs;
  const soon = await noticesAbout(app, tx, first, [confirmed, ...reminders.filter(isSoon)]);
  return [...soon, ...reminders.filter((reminder) => !isSoon(reminder))];
}

/** The salon confirmed a visit. This is sent once, however often it is confirmed. */
export async function noticesOfConfirmed(app: App, tx: Handle, booking: Addressed) {
  const payload = { bookingId: booking.id };
  const entry: OutboxEntry = { kind: "mail_booking_confirmed", payload, cause: `confirmed:${booking.id}` };
  return await noticesAbout(app, tx, booking, [entry]);
}

/** A visit has another hour, or its first one. @param move.eventId the event in its timeline */
export async function noticesOfMoved(app: App, tx: Handle, booking: Placed, move: { eventId: string }) {
  const payload = { bookingId: booking.id, eventId: move.eventId };
  const moved: OutboxEntry = { kind: "mail_booking_moved", payload, cause: `moved:${move.eventId}` };
  return await noticesAbout(app, tx, booking, [moved, ...remindersOf(booking, app.now())]);
}

/** A visit ends at another time than before. Its reminders stay. @param eventId the event in its timeline */
export async function noticesOfOtherEnd(app: App, tx: Handle, booking: Placed, eventId: string) {
  const payload = { bookingId: booking.id, eventId };
  const entry: OutboxEntry = { kind: "mail_booking_other_end", payload, cause: `moved:${eventId}` };
  return await noticesAbout(app, tx, booking, [entry]);
}

/** Visits that the desk booked under a number are the account's that has proved it, and have reminders from now on. */
export async function noticesOfGiven(
  app: App,
  tx: Handle,
  bookings: readonly Placed[],
): Promise<OutboxEntry[]> {
  const queued: OutboxEntry[] = [];
  for (const booking of bookings)
    queued.push(...(await noticesAbout(app, tx, booking, remindersOf(booking, app.now()))));
  return queued;
}

/** A visit has other services, and perhaps another hour. @param change.eventId the event in its timeline */
export async function noticesOfChanged(
  app: App,
  tx: Handle,
  booking: Placed,
  { eventId, isMoved }: { eventId: string; isMoved: boolean },
) {
  const payload = { bookingId: booking.id, eventId };
  const changed: OutboxEntry = { kind: "mail_booking_changed", payload, cause: `changed:${eventId}` };
  return await noticesAbout(app, tx, booking, [changed, ...(isMoved ? remindersOf(booking, app.now()) : [])]);
}

/**
 * A change was paid for but can't be made any more. Tells the customer that the visit stays and the money is refunded.
 */
export async function queueChangeLost(tx: Handle, lost: { paymentId: string }, now: number) {
  await enqueue(tx, { kind: "mail_change_lost", payload: lost, cause: `change_lost:${lost.paymentId}` }, now);
}

/** A visit was cancelled. @param by who wanted it */
export async function noticesOfCancelled(app: App, tx: Handle, booking: Addressed, by: WantedBy) {
  const payload = { bookingId: booking.id, by };
  const entry: OutboxEntry = { kind: "mail_booking_cancelled", payload, cause: `cancelled:${booking.id}` };
  return await noticesAbout(app, tx, booking, [entry]);
}

interface HourLost {
  paymentId: string;
  userId: string;
  why: "slot_lost" | "hour_over" | "credit_lost";
}

/** A visit was paid for but not booked. The customer is told by mail, since the browser may be gone. */
export async function queueHourLost(tx: Handle, { why, ...of }: HourLost, now: number) {
  const payload = why === "slot_lost" ? of : { ...of, why };
  await enqueue(tx, { kind: "mail_hour_lost", payload, cause: `hour_lost:${of.paymentId}` }, now);
}

/** Which payment is refunded in full, and why: it bought nothing, or its gift card was ended. */
export type MoneyBack = Work["mail_money_back"];

/** A payment is refunded in full. The customer is told why by mail, since the browser may be gone. */
export function moneyBackMail({ paymentId, why }: MoneyBack): OutboxEntry {
  return { kind: "mail_money_back", payload: { paymentId, why }, cause: `money_back:${paymentId}` };
}

/** A refund that failed was handed back at the salon. @param back.refundId of what was handed back */
export function refundHandedBackMail({ refundId }: { refundId: string }): OutboxEntry {
  return { kind: "mail_refund_handed_back", payload: { refundId }, cause: `refund_handed_back:${refundId}` };
}

/** What `refundHandedBackMail` said was a mistake. @param back.refundId of what was not handed back */
export function refundNotHandedBackMail({ refundId }: { refundId: string }): OutboxEntry {
  const cause = `refund_not_handed_back:${refundId}`;
  return { kind: "mail_refund_not_handed_back", payload: { refundId }, cause };
}

/** An hour is held for somebody who waits. */
export async function noticesOfOfferedHour(app: App, tx: Handle, offered: Addressed) {
  const { id } = offered;
  const entry: OutboxEntry = {
    kind: "mail_hour_offered",
    payload: { offeredHourId: id },
    cause: `hour_offered:${id}`,
  };
  return await noticesAbout(app, tx, offered, [entry]);
}

/**
 * Asks for a review the day after a visit. Also for a visit that is completed again after a mistake, if its customer
 * was not asked before.
 */
export async function mailsOfCompleted(app: App, tx: Handle, booking: Addressed) {
  const payload = { bookingId: booking.id };
  const runAt = app.now() + reviewRequestDelayMs;
  const entry: OutboxEntry = { kind: "mail_review_request", payload, cause: `review:${booking.id}`, runAt };
  await renewUnwanted(tx, entry.cause, runAt);
  return await noticesAbout(app, tx, booking, [entry]);
}

/**
 * A visit was fully or partly paid at the salon, or a tip was given. The receipt is mailed again if it was mailed
 * before: for a deposit, for a gift card's payment, or for a payment recorded by mistake.
 * @param linesBefore how many ledger lines the desk had written before
 */
export async function mailsOfPaid(
  app: App,
  tx: Handle,
  booking: Addressed & { card_cents: number; credit_cents: number },
  linesBefore: number,
) {
  const isFirst = booking.card_cents + booking.credit_cents === 0 && linesBefore === 0;
  const entry = receiptOf(booking.id, isFirst ? undefined : `rest${linesBefore || ""}`);
  return await noticesAbout(app, tx, booking, [entry]);
}

function receiptOf(bookingId: string, after?: string): OutboxEntry {
  const cause = ["receipt", bookingId, after].filter(Boolean).join(":");
  return { kind: "mail_receipt", payload: { bookingId, ...(after && { after }) }, cause };
}

/** Each reminder is checked again when it is due, because a visit that moved has new ones. */
function remindersOf({ id, starts_at: startsAt }: Placed, now: number): OutboxEntry[] {
  if (startsAt === null) return [];
  return reminderKinds
    .map((reminder) => ({
      kind: "mail_reminder" as const,
      payload: { bookingId: id, reminder, startsAt: `${startsAt}` as const },
      cause: `${reminder}:${id}:${startsAt}`,
      runAt: startsAt - reminderLeadMs[reminder],
    }))
    .filter(({ runAt }) => runAt > now);
}

/** Mails about visits to one address. A family's visits with their reminders stay below this. */
const perAddress = { calls: 60, windowMs: 24 * 60 * 60_000 };

/**
 * The notices about a visit that are to be queued; none for a guest who has no address and no account, and wants no
 * texts. Whether one goes by text is decided when it is sent. No address and no number gets more than its daily limit;
 * when several are queued together, the first ones are kept. An account with an unverified address has a limit of its
 * own, so that it can't use up the mails of the address's owner.
 */
async function noticesAbout(
  app: App,
  tx: Handle,
  { email, phone, by_text, user_id: userId = null }: Addressed,
  entries: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  const to = email || (by_text === 1 ? phone : "") || (userId ?? "");
  if (to === "" || entries.length === 0) return [];
  // Sealed, because a plain hash of a number could be reversed by trying all numbers.
  const key = `mails:${app.seal(`notices to ${to.toLowerCase()}`)}`;
  const counted = await countNotices(tx, { key, userId }, perAddress, app.now(), entries.length);
  const tooMany = Math.max(0, counted - perAddress.calls);
  return entries.slice(0, Math.max(0, entries.length - tooMany));
}
