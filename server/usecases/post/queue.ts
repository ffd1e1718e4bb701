import { createHash } from "node:crypto";
import { type Reminder, reminderLeadMs, reviewRequestDelayMs } from "#domain/notices.ts";
import { findAddress } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue, type OutboxEntry } from "#server/database/outbox.ts";
import { countCall } from "#server/database/rate-limits.ts";

/*
 * What is mailed, and when. Each is called in the transaction that causes the mail, once the visit is written; the cause
 * is unique, so calling it again queues nothing. What a mail says is read when it is sent.
 */

interface Placed {
  id: string;
  /** Epoch milliseconds; null while the visit is to be arranged. */
  starts_at: number | null;
}

/** A visit was booked and paid on the site. */
export async function queueBooked(tx: Handle, booking: Placed & { price_cents: number }, now: number) {
  const payload = { bookingId: booking.id };
  await queueAbout(tx, { kind: "mail_booking_received", payload, cause: `received:${booking.id}` }, now);
  if (booking.price_cents > 0) await queueReceipt(tx, booking.id, now);
  await queueReminders(tx, booking, now);
}

/** A visit was booked by the salon: at the desk, over the phone, from the waiting list, as one of a series. */
export async function queueBookedBySalon(tx: Handle, booking: Placed, now: number) {
  const payload = { bookingId: booking.id };
  await queueAbout(tx, { kind: "mail_booking_confirmed", payload, cause: `confirmed:${booking.id}` }, now);
  await queueReminders(tx, booking, now);
}

/** The salon confirmed a visit. A visit is told of it once, however often it is confirmed. */
export async function queueConfirmed(tx: Handle, bookingId: string, now: number) {
  const entry = { kind: "mail_booking_confirmed", payload: { bookingId }, cause: `confirmed:${bookingId}` };
  await queueAbout(tx, entry, now);
}

/** A visit has another hour, or its first. @param move.eventId the line of its timeline that says so */
export async function queueMoved(tx: Handle, booking: Placed, move: { eventId: string }, now: number) {
  const payload = { bookingId: booking.id, eventId: move.eventId };
  await queueAbout(tx, { kind: "mail_booking_moved", payload, cause: `moved:${move.eventId}` }, now);
  await queueReminders(tx, booking, now);
}

/** A visit was cancelled. @param by on whose account */
export async function queueCancelled(tx: Handle, bookingId: string, by: "customer" | "salon", now: number) {
  const payload = { bookingId, by };
  await queueAbout(tx, { kind: "mail_booking_cancelled", payload, cause: `cancelled:${bookingId}` }, now);
}

/** A slot was lost although it was paid. The customer is told by mail, since the browser may be gone. */
export async function queueHourLost(tx: Handle, lost: { paymentId: string; userId: string }, now: number) {
  await enqueue(tx, { kind: "mail_hour_lost", payload: lost, cause: `hour_lost:${lost.paymentId}` }, now);
}

/** A visit is over: its customer is asked for a review the day after. */
export async function queueReviewRequest(tx: Handle, bookingId: string, now: number) {
  const payload = { bookingId };
  const runAt = now + reviewRequestDelayMs;
  await queueAbout(tx, { kind: "mail_review_request", payload, cause: `review:${bookingId}`, runAt }, now);
}

/** A visit was paid, by card or at the salon. */
export async function queueReceipt(tx: Handle, bookingId: string, now: number) {
  await queueAbout(tx, { kind: "mail_receipt", payload: { bookingId }, cause: `receipt:${bookingId}` }, now);
}

/** Each is checked again when it is due: a visit that moved has new reminders by then. */
async function queueReminders(tx: Handle, { id, starts_at: startsAt }: Placed, now: number) {
  if (startsAt === null) return;
  for (const [reminder, lead] of Object.entries(reminderLeadMs) as [Reminder, number][]) {
    const runAt = startsAt - lead;
    if (runAt <= now) continue;
    const payload = { bookingId: id, reminder, startsAt: String(startsAt) };
    const cause = `${reminder}:${id}:${startsAt}`;
    await queueAbout(tx, { kind: "mail_reminder", payload, cause, runAt }, now);
  }
}

/** Mails about visits to one address. A family's visits, each with its reminders, stay below. */
const perAddress = { calls: 60, windowMs: 24 * 60 * 60_000 };

/**
 * Queues a mail about a visit, unless nobody has left an address: somebody who called may have none. No address gets more
 * than its share of a day.
 */
async function queueAbout(tx: Handle, entry: OutboxEntry, now: number): Promise<void> {
  const email = await findAddress(tx, entry.payload.bookingId ?? "");
  if (!email) return;
  const whose = createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 32);
  if (await countCall(tx, `mails:${whose}`, perAddress, now)) await enqueue(tx, entry, now);
}
