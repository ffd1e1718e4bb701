import type { Delivery } from "#contract/deliveries.ts";
import { stateOf } from "#domain/deliveries.ts";
import type { OutboxRow } from "#server/database/outbox.ts";
import type { DeliveryDescription } from "#server/usecases/deliveries/deliveries.ts";

export function toDelivery(row: OutboxRow, { to, booking }: DeliveryDescription): Delivery {
  return {
    _id: row.id,
    kind: row.kind.replace(/^mail_/, ""),
    state: stateOf(row),
    to,
    queuedAt: instant(row.created_at),
    dueAt: instant(row.run_at),
    doneAt: row.done_at === null ? null : instant(row.done_at),
    attempts: row.attempts,
    notSent: row.not_sent,
    error: row.last_error,
    about: booking && {
      bookingId: booking.id,
      name: booking.name,
      service_name: booking.service_name,
      startsAt: booking.starts_at === null ? null : instant(booking.starts_at),
    },
  };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
