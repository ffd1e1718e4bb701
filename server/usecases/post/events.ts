import type { WebhookEvent } from "#domain/webhooks.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";

/*
 * What other programs are told of. Each is queued in the transaction in which it happens; the addresses that it goes to are read when
 * the queue comes to it.
 */

export function toldOfBooked(bookingId: string, now: number): OutboxEntry {
  return about("booking.created", bookingId, { bookingId }, now);
}

/** @param eventId the line of the visit's timeline that says so */
export function toldOfMoved(bookingId: string, eventId: string, now: number): OutboxEntry {
  return about("booking.moved", eventId, { bookingId }, now);
}

/** Other services, or another length. @param eventId the line of the visit's timeline that says so */
export function toldOfChanged(bookingId: string, eventId: string, now: number): OutboxEntry {
  return about("booking.changed", eventId, { bookingId }, now);
}

export function toldOfCancelled(bookingId: string, now: number): OutboxEntry {
  return about("booking.cancelled", bookingId, { bookingId }, now);
}

export function toldOfRefunded(refundId: string, now: number): OutboxEntry {
  return about("payment.refunded", refundId, { refundId }, now);
}

function about(event: WebhookEvent, id: string, ids: Record<string, string>, now: number): OutboxEntry {
  const payload = { ...ids, event, at: String(now) };
  return { kind: "webhook_event", payload, cause: `webhook_event:${event}:${id}` };
}
