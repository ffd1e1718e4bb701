import { toldOutcome } from "#domain/packages.ts";
import { findBookingEvent } from "#server/database/booking-events.ts";
import { findPayment } from "#server/database/payments.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findVisitChange } from "#server/database/visit-changes.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { sendNotice } from "#server/usecases/letters/send-notice.ts";
import {
  aroundVisit,
  bookingsButton,
  calendarPart,
  openVisitLetter,
} from "#server/usecases/letters/visit-letter.ts";
import { smsTexts } from "#server/usecases/texts/sms.ts";
import { readKept } from "#server/usecases/visits/kept-money.ts";

/** Says which services a visit has now, what they cost, and what was paid or refunded for the change. */
export async function mailBookingChanged(
  post: Post,
  { bookingId, eventId }: { bookingId: string; eventId: string },
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words, textWords } = letter;
  const change = await findVisitChange(post.app.engine.read, eventId);
  if (!change) return "gone";
  if (booking.state === "cancelled") return "cancelled";
  const { rows, written } = texts.common;
  const sum = (cents: number) => (cents === 0 ? "" : written.money(cents));
  const { allCents: keptCents } = await readKept(post.app.engine.read, booking);
  const about = `changed.${eventId}`;
  const event = await findBookingEvent(post.app.engine.read, eventId);
  const movedCents = change.paid_cents + change.to_gift_cents + change.back_cents + change.hand_back_cents;
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      needsProof: event?.actor_id === booking.user_id && movedCents === 0 && change.session === null,
      text: (cut) => smsTexts[head.language].changed(textWords(cut)),
      mail: async () => {
        const said = texts.visits.changed(words, {
          paid: sum(change.paid_cents),
          toGift: sum(change.to_gift_cents),
          back: change.back_cents === 0 ? "" : texts.common.goesBack(sum(change.back_cents), head.takesCards),
          handBack: sum(change.hand_back_cents),
          session: change.session && {
            outcome: toldOutcome(change.session, head.takesCards),
            worth: written.money(change.session_cents),
          },
        });
        const around = await aroundVisit(post, letter);
        const kept: [string, string] = [rows.kept, written.money(keptCents)];
        return compose(head, { about, to: booking.email }, said, {
          ...around,
          rows: [...around.rows, ...(keptCents > 0 ? [kept] : [])],
          total: [rows.total, written.money(booking.price_cents)],
          ...(await calendarPart(post, letter)),
        });
      },
    },
  );
}

/** Says that a paid change came too late: its payment is refunded in full, and the visit stays as it was. */
export async function mailChangeLost(post: Post, paymentId: string): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const payment = await findPayment(db, paymentId);
  const purchase = payment && (await findPurchase(db, payment.purchase_id));
  if (!payment || !purchase?.booking_id) return "gone";
  const letter = await openVisitLetter(post, purchase.booking_id);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words, textWords } = letter;
  const about = `change_lost.${paymentId}`;
  const { written, allGoesBack, goesBackInShort } = texts.common;
  const sum = written.money(payment.amount_cents);
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      text: (cut) =>
        smsTexts[head.language].changeLost(textWords(cut), goesBackInShort(sum, head.takesCards)),
      mail: async () => {
        const said = texts.visits.changeLost(words, { sum, goesBack: allGoesBack(sum, head.takesCards) });
        return compose(head, { about, to: booking.email }, said, {
          actions: bookingsButton(head, booking.user_id),
        });
      },
    },
  );
}
