import { audit } from "#server/database/audit-log.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { findMessage } from "#server/database/contact-messages.ts";
import { findGiftCard } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { findInvitation } from "#server/database/invitations.ts";
import { findMembership } from "#server/database/memberships.ts";
import { type OutboxRow, repeatMail } from "#server/database/outbox.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { findUser, findUserByIdentity } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

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
  { userId, membershipId, messageId, subject, invitationId, giftCardId }: Record<string, string | undefined>,
): Promise<string | undefined> {
  if (kind === "mail_message") return (await readSalon(db)).email;
  if (invitationId) return (await findInvitation(db, invitationId, 0))?.email;
  if (messageId) return (await findMessage(db, messageId))?.email;
  if (subject) return (await findUserByIdentity(db, "embedded", subject))?.email;
  if (giftCardId) return await addressOfGift(db, kind, giftCardId);
  const owner = userId ?? (membershipId && (await findMembership(db, membershipId))?.user_id);
  return owner ? (await findUser(db, owner))?.email : undefined;
}

/** A card goes to whom it is for, its receipt to who bought it. */
async function addressOfGift(db: Handle, kind: string, id: string): Promise<string | undefined> {
  const card = await findGiftCard(db, id);
  if (kind === "mail_gift_card") return card?.to_email ?? undefined;
  return card?.purchase_id ? (await findPurchase(db, card.purchase_id))?.email : undefined;
}

/** Has a mail that was not sent tried again at once. Its name stays, so a mailbox that has it shows no second one. */
export async function sendAgain(app: DatabaseAndClock, actorId: string, id: string): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const changed = await repeatMail(tx, id, app.now());
    if (changed === 0) return refuse("not_found", "There is no such mail that waits to be sent.");
    await audit(tx, { actorId, action: "send_again", subjectId: id }, app.now());
    return ok(changed);
  });
}
