import type { WebhookEvent } from "#domain/webhooks.ts";
import type { Handle } from "#server/database/handle.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";
import { outboxInsertIf } from "#server/database/outbox-insert-if.ts";
import { awaiting } from "#server/database/webhooks.ts";

/*
 * Messages to other programs, written together with the mails of `queue.ts`. Each is queued in the transaction that
 * causes it, if any webhook subscribes to it. The addresses are read when the queue sends it.
 */

export function messagesOfBooked(tx: Handle, bookingIds: readonly string[], now: number) {
  const news = bookingIds.map((bookingId) => ({ id: bookingId, ids: { bookingId } }));
  return insertOf(tx, "booking.created", news, now);
}

/** @param eventId the event in the visit's timeline */
export function messagesOfMoved(tx: Handle, bookingId: string, eventId: string, now: number) {
  return insertOf(tx, "booking.moved", [{ id: eventId, ids: { bookingId } }], now);
}

/** Other services, or another length. @param eventId the event in the visit's timeline */
export function messagesOfChanged(tx: Handle, bookingId: string, eventId: string, now: number) {
  return insertOf(tx, "booking.changed", [{ id: eventId, ids: { bookingId } }], now);
}

export function messagesOfCancelled(tx: Handle, bookingId: string, now: number) {
  return insertOf(tx, "booking.cancelled", [{ id: bookingId, ids: { bookingId } }], now);
}

export function messagesOfRefunded(tx: Handle, refundId: string, now: number) {
  return insertOf(tx, "payment.refunded", [{ id: refundId, ids: { refundId } }], now);
}

/** Takes back what `messagesOfRefunded` told: the money is with the salon again. */
export function messagesOfRefundFailed(tx: Handle, refundId: string, now: number) {
  return insertOf(tx, "payment.refund_failed", [{ id: refundId, ids: { refundId } }], now);
}

/** @param news.id makes the message unique @param news.ids what it is about */
function insertOf(
  tx: Handle,
  event: WebhookEvent,
  news: readonly { id: string; ids: { bookingId: string } | { refundId: string } }[],
  now: number,
) {
  const entries = news.map(
    ({ id, ids }): OutboxEntry => ({
      kind: "webhook_event",
      payload: { ...ids, event, at: `${now}` },
      cause: `webhook_event:${event}:${id}`,
    }),
  );
  return outboxInsertIf(tx, awaiting(tx, event), entries, now);
}
