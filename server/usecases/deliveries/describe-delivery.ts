import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { findMessage } from "#server/database/contact-messages.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMembership } from "#server/database/memberships.ts";
import type { OutboxRow } from "#server/database/outbox.ts";
import { readSalon } from "#server/database/salon.ts";
import { findUser, findUserByIdentity } from "#server/database/users.ts";

/** Whom a queued mail goes to and what it is about, as far as that is known now. */
export interface DeliveryDescription {
  to: string | null;
  booking: BookingRow | null;
}

/** Reads what a mail's ids stand for: the outbox itself holds no address. */
export async function describeDelivery(db: Handle, row: OutboxRow): Promise<DeliveryDescription> {
  const ids: Record<string, string> = JSON.parse(row.payload);
  if (ids.bookingId) {
    const booking = (await findBooking(db, ids.bookingId)) ?? null;
    return { to: booking?.email || null, booking };
  }
  return { to: (await addressOf(db, row.kind, ids)) || null, booking: null };
}

async function addressOf(
  db: Handle,
  kind: string,
  { userId, membershipId, messageId, subject }: Record<string, string | undefined>,
): Promise<string | undefined> {
  if (kind === "mail_message") return (await readSalon(db)).email;
  if (messageId) return (await findMessage(db, messageId))?.email;
  if (subject) return (await findUserByIdentity(db, "embedded", subject))?.email;
  const owner = userId ?? (membershipId && (await findMembership(db, membershipId))?.user_id);
  return owner ? (await findUser(db, owner))?.email : undefined;
}
