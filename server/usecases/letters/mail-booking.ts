import { toldOutcome } from "#domain/packages.ts";
import { findBookingEvent, listBookingEvents } from "#server/database/booking-events.ts";
import type { Work } from "#server/database/outbox-work.ts";
import { readSpan } from "#server/database/placed.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { readReturned, readSession } from "#server/usecases/letters/returned-money.ts";
import { sendNotice } from "#server/usecases/letters/send-notice.ts";
import {
  aroundVisit,
  bookingsButton,
  calendarPart,
  moment,
  openVisitLetter,
  type VisitLetter,
} from "#server/usecases/letters/visit-letter.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";
import { type CutNames, smsTexts } from "#server/usecases/texts/sms.ts";
import type { Words } from "#server/usecases/texts/words.ts";
import { dueAtSalonOf, readPaidAtSalon } from "#server/usecases/visits/money-at-salon.ts";

/** Says that a visit was booked on the site, and describes the visit as it is when the mail is sent. */
export async function mailBookingReceived(post: Post, bookingId: string): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words, textWords } = letter;
  if (booking.state === "cancelled") return "cancelled";
  const isPaid = booking.card_cents + booking.credit_cents > 0;
  const about = `received.${booking.id}`;
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      needsProof: !isPaid,
      text: (cut) => smsTexts[head.language].received(textWords(cut)),
      mail: async () => {
        const around = await aroundVisit(post, letter);
        const { rows, actions } = texts.common;
        const receipt = { label: actions.receipt, url: pageUrl(head, `/dashboard/receipts/${booking.id}`) };
        const isDue = dueAtSalonOf(booking) > 0;
        const paid = isPaid ? (isDue ? "deposit" : "all") : isDue ? "at_salon" : "nothing";
        return compose(head, { about, to: booking.email }, texts.visits.received(words, paid), {
          ...around,
          rows: [...around.rows, [rows.transaction, booking.transaction_id]],
          total: [rows.total, texts.common.written.money(booking.price_cents)],
          actions: isPaid ? [...around.actions, receipt] : around.actions,
          ...(await calendarPart(post, letter)),
        });
      },
    },
  );
}

/** Says that the salon has confirmed a visit, or booked it itself. */
export async function mailBookingConfirmed(post: Post, bookingId: string): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words, textWords } = letter;
  if (booking.state === "cancelled") return "cancelled";
  if (booking.state !== "confirmed") return "too_late";
  const paidCents =
    booking.card_cents + booking.credit_cents + (await readPaidAtSalon(post.app.engine.read, booking.id));
  const isPaid = paidCents > 0 || booking.price_cents === 0;
  const about = `confirmed.${booking.id}`;
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      text: (cut) => smsTexts[head.language].confirmed(textWords(cut)),
      mail: async () =>
        compose(head, { about, to: booking.email }, texts.visits.confirmed(words, isPaid), {
          ...(await aroundVisit(post, letter)),
          total: [texts.common.rows.total, texts.common.written.money(booking.price_cents)],
          ...(await calendarPart(post, letter)),
        }),
    },
  );
}

/** Says that a visit has another hour or master, unless it has moved again or ended in the meantime. */
export function mailBookingMoved(post: Post, move: Move): Promise<SendOutcome> {
  return tellMoved(post, move, {
    mail({ booking, head, texts, words }, from) {
      const before = from === null ? "" : moment(from, head, post.app.now());
      return texts.visits.moved(words, before, booking.card_cents + booking.credit_cents > 0);
    },
    text: ({ head, textWords }, cut) => smsTexts[head.language].moved(textWords(cut)),
  });
}

/** Says when a visit now ends, unless it has moved or ended in the meantime. */
export function mailBookingOtherEnd(post: Post, move: Move): Promise<SendOutcome> {
  const until = ({ booking, head, texts }: VisitLetter) =>
    texts.common.written.clock(readSpan([booking]).to, head.salon.zone);
  return tellMoved(post, move, {
    mail(letter) {
      const { booking, texts, words } = letter;
      return texts.visits.otherEnd(words, until(letter), booking.card_cents + booking.credit_cents > 0);
    },
    text: (letter, cut) => smsTexts[letter.head.language].otherEnd(letter.textWords(cut), until(letter)),
  });
}

interface Move {
  bookingId: string;
  /** The event in the visit's timeline that this mail is about. */
  eventId: string;
}

async function tellMoved(
  post: Post,
  { bookingId, eventId }: Move,
  say: {
    mail(letter: VisitLetter, from: number | null): Words;
    text(letter: VisitLetter, cut: CutNames): string;
  },
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head } = letter;
  const move = await findBookingEvent(post.app.engine.read, eventId);
  if (!move) return "gone";
  if (booking.state === "cancelled") return "cancelled";
  if (booking.starts_at !== move.to_starts_at) return "moved";
  const about = `moved.${eventId}`;
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      needsProof: move.actor_id === booking.user_id,
      text: (cut) => say.text(letter, cut),
      mail: async () =>
        compose(head, { about, to: booking.email }, say.mail(letter, move.from_starts_at), {
          ...(await aroundVisit(post, letter)),
          ...(await calendarPart(post, letter)),
        }),
    },
  );
}

/** Says that a visit is cancelled, and what is refunded to the card. @param cancelled.by 'customer' or 'salon' */
export async function mailBookingCancelled(
  post: Post,
  { bookingId, by }: Work["mail_booking_cancelled"],
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words, textWords } = letter;
  const { rows, actions, written } = texts.common;
  const bySalon = by === "salon";
  const money = await readReturned(post.app.engine.read, booking);
  const amount = (cents: number) => (cents ? written.money(cents) : "");
  const session = await readSession(post.app.engine.read, booking);
  const { toGiftCents = 0, toCardCents = 0, heldCents = 0, atSalonCents = 0, waitsCents = 0 } = money ?? {};
  const backCents = toGiftCents + toCardCents + heldCents + atSalonCents + waitsCents;
  const about = `cancelled.${booking.id}`;
  const events = await listBookingEvents(post.app.engine.read, booking.id);
  const isOwn = events.findLast((event) => event.to_state === "cancelled")?.actor_id === booking.user_id;
  return await sendNotice(
    post,
    { reader: booking, head },
    {
      about,
      needsProof: isOwn && money === null && session === null,
      text: (cut) => smsTexts[head.language].cancelled(textWords(cut), { bySalon, back: amount(backCents) }),
      mail: async () => {
        const paid = money ? written.money(money.paidCents) : "";
        const refund = {
          paid,
          all: money?.paidCents === backCents,
          toGift: amount(toGiftCents),
          session: session && {
            outcome: toldOutcome(session.outcome, head.takesCards),
            worth: written.money(session.cents),
          },
          toCard: head.takesCards ? amount(toCardCents) : "",
          held: amount(heldCents),
          atSalon: amount(head.takesCards ? atSalonCents : atSalonCents + toCardCents),
          waits: amount(waitsCents),
        };
        const envelope = { about, to: booking.email };
        return compose(head, envelope, texts.visits.cancelled(words, { bySalon, refund }), {
          ...(money && {
            rows: [
              [rows.paid, paid],
              [rows.goesBack, written.money(backCents)],
            ],
          }),
          actions: [
            { label: actions.again, url: pageUrl(head, "/services") },
            ...bookingsButton(head, booking.user_id),
          ],
          ...(await calendarPart(post, letter)),
        });
      },
    },
  );
}
