import type { Channel } from "#domain/notices.ts";
import { audit } from "#server/database/audit-log.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { findContactMessage } from "#server/database/contact-messages.ts";
import { findDelivery, repeatDelivery } from "#server/database/deliveries.ts";
import { findGiftCard } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { findInvitation } from "#server/database/invitations.ts";
import { findMembership } from "#server/database/memberships.ts";
import { findMobileCode } from "#server/database/mobile-codes.ts";
import { findOfferedHour } from "#server/database/offered-hours.ts";
import type { OutboxRow } from "#server/database/outbox.ts";
import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findRefund } from "#server/database/refunds.ts";
import { readSalon } from "#server/database/salon.ts";
import { forgetUndelivered } from "#server/database/sent-texts.ts";
import { findUser, findUserByIdentity } from "#server/database/users.ts";
import { findWaiting } from "#server/database/waiting.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { mailedTo } from "#server/usecases/deliveries/mailed-to.ts";
import { toldOfOffer } from "#server/usecases/deliveries/told-of-offer.ts";
import { chosenWay, type Told } from "#server/usecases/deliveries/way-to.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Who a queued mail or text goes to and what it is about, as far as that is known now. */
export interface DeliveryDescription {
  to: string | null;
  /** The channel that its reader has chosen. */
  by: Channel;
  booking: BookingRow | null;
}

/** Looks up what a message's ids stand for. The outbox itself stores no address and no number. */
export async function describeDelivery(
  app: Pick<UseCases, "engine" | "sms">,
  row: OutboxRow,
): Promise<DeliveryDescription> {
  const db = app.engine.read;
  const ids: Record<string, string> = JSON.parse(row.payload);
  if (ids.codeId) {
    return { to: (await findMobileCode(db, ids.codeId))?.mobile ?? null, by: "sms", booking: null };
  }
  const bookingId = row.kind.endsWith("_change_lost") ? (await boughtBy(db, ids))?.booking_id : ids.bookingId;
  const booking = (bookingId && (await findBooking(db, bookingId))) || null;
  const reader = booking ?? (await readerOf(db, ids));
  const isText = row.kind.startsWith("sms_");
  const way = reader && isText ? await chosenWay(app, reader) : null;
  const address = reader ? await mailedTo(db, reader) : await addressOf(db, row.kind, ids);
  const to = way && "number" in way ? way.number : address;
  const by = way && way.by !== "mail" ? way.by : isText ? "sms" : "mail";
  return { to: to || null, by, booking };
}

/** The reader of a message that is not about a booking. */
async function readerOf(
  db: Handle,
  { offeredHourId, userId }: Record<string, string | undefined>,
): Promise<(Told & { email: string }) | undefined> {
  if (offeredHourId) {
    const offered = await findOfferedHour(db, offeredHourId);
    const entry = offered && (await findWaiting(db, offered.waiting_id));
    return entry && toldOfOffer(entry);
  }
  const user = userId ? await findUser(db, userId) : undefined;
  return user && { user_id: user.id, by_text: 0, phone: "", email: user.email };
}

async function addressOf(
  db: Handle,
  kind: string,
  ids: Record<string, string | undefined>,
): Promise<string | undefined> {
  const { membershipId, messageId, subject, invitationId, giftCardId, packageId } = ids;
  if (kind === "mail_message") return (await readSalon(db)).email;
  if (invitationId) return (await findInvitation(db, invitationId, 0))?.email;
  if (messageId) return (await findContactMessage(db, messageId))?.email;
  if (subject) return (await findUserByIdentity(db, "embedded", subject))?.email;
  if (giftCardId) return await addressOfGift(db, kind, giftCardId);
  if (packageId) return (await findGiftCard(db, packageId))?.to_email ?? undefined;
  const owner = membershipId
    ? (await findMembership(db, membershipId))?.user_id
    : (await boughtBy(db, ids))?.user_id;
  return owner ? (await findUser(db, owner))?.email : undefined;
}

/** What the payment was for that a message is about. */
async function boughtBy(db: Handle, { paymentId, refundId }: Record<string, string | undefined>) {
  const id = paymentId ?? (refundId && (await findRefund(db, refundId))?.payment_id);
  const payment = id ? await findPayment(db, id) : undefined;
  return payment && (await findPurchase(db, payment.purchase_id));
}

/** A gift card goes to its recipient, its receipt to its buyer. */
async function addressOfGift(db: Handle, kind: string, id: string): Promise<string | undefined> {
  const card = await findGiftCard(db, id);
  if (kind === "mail_gift_card") return card?.to_email ?? undefined;
  return card?.purchase_id ? (await findPurchase(db, card.purchase_id))?.email : undefined;
}

/**
 * Tries an unsent mail or text again at once, unless it is being sent just now. It keeps its message id, so a mailbox
 * that already has it shows no second one.
 */
export async function sendAgain(app: DatabaseAndClock, actorId: string, id: string): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const known = await findDelivery(tx, id);
    if (!known || known.done_at !== null)
      return refuse("not_found", "There is no such message that waits to be sent.");
    if ((await repeatDelivery(tx, id, app.now())) > 0) await forgetUndelivered(tx, id);
    await audit(tx, { actorId, action: "send_again", subjectId: id }, app.now());
    return ok(1);
  });
}
