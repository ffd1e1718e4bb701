import { findBooking } from "#server/database/bookings.ts";
import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findVisitChange } from "#server/database/visit-changes.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import {
  aroundVisit,
  bookingsButton,
  calendarPart,
  openVisitLetter,
} from "#server/usecases/letters/visit-letter.ts";

/** Says what a visit has now, what that costs, and what was paid or goes back for it. */
export async function mailBookingChanged(
  post: Post,
  { bookingId, eventId }: { bookingId: string; eventId: string },
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  const change = await findVisitChange(post.app.engine.read, eventId);
  if (!change) return "gone";
  if (booking.state === "cancelled") return "cancelled";
  const { rows, written } = texts.common;
  const around = await aroundVisit(post, letter);
  const sum = (cents: number) => (cents === 0 ? "" : written.money(cents));
  const mail = compose(
    head,
    { about: `changed.${eventId}`, to: booking.email },
    texts.visits.changed(words, { paid: sum(change.paid_cents), back: sum(change.back_cents) }),
    {
      ...around,
      total: [rows.total, written.money(booking.price_cents)],
      ...(await calendarPart(post, letter)),
    },
  );
  await post.mailer.send(mail);
  return null;
}

/** Says that a paid change came too late: all of its money goes back, and the visit stays. */
export async function mailChangeLost(post: Post, paymentId: string): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const payment = await findPayment(db, paymentId);
  const purchase = payment && (await findPurchase(db, payment.purchase_id));
  const booking = purchase?.booking_id ? await findBooking(db, purchase.booking_id) : undefined;
  if (!payment || !booking) return "gone";
  const letter = await openVisitLetter(post, booking.id);
  if (typeof letter === "string") return letter;
  const { head, texts, words } = letter;
  const mail = compose(
    head,
    { about: `change_lost.${paymentId}`, to: booking.email },
    texts.visits.changeLost(words, texts.common.written.money(payment.amount_cents)),
    { actions: [bookingsButton(head)] },
  );
  await post.mailer.send(mail);
  return null;
}
