import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { findMessage } from "#server/database/contact-messages.ts";
import type { Handle } from "#server/database/handle.ts";
import type { OutboxRow } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { findUser } from "#server/database/users.ts";

/** Whom a queued mail goes to and what it is about, as far as that is known now. */
export interface DeliveryDescription {
  to: string | null;
  booking: BookingRow | null;
}

/** Reads what a mail's ids stand for: the outbox itself holds no address. */
export async function describeDelivery(db: Handle, row: OutboxRow): Promise<DeliveryDescription> {
  const { bookingId, userId, messageId }: Record<string, string> = JSON.parse(row.payload);
  if (bookingId) {
    const booking = (await findBooking(db, bookingId)) ?? null;
    return { to: booking?.email || null, booking };
  }
  return { to: await addressOf(db, row.kind, { userId, messageId }), booking: null };
}

async function addressOf(
  db: Handle,
  kind: string,
  { userId, messageId }: { userId: string | undefined; messageId: string | undefined },
): Promise<string | null> {
  if (userId) return (await findUser(db, userId))?.email ?? null;
  if (kind === "mail_message") return (await readSalon(db)).email || null;
  return (messageId && (await findMessage(db, messageId))?.email) || null;
}
