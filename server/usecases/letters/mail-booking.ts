import { findBookingEvent } from "#server/database/booking-events.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { readReturned, readSession } from "#server/usecases/letters/returned-money.ts";
import {
  aroundVisit,
  bookingsButton,
  calendarPart,
  isUnproved,
  moment,
  openVisitLetter,
  type VisitLetter,
} from "#server/usecases/letters/visit-letter.ts";

import { pageUrl } from "#server/usecases/texts/letterhead.ts";
import type { Words } from "#server/usecases/texts/words.ts";
import { dueAtSalonOf } from "#server/usecases/visits/paid-visit.ts";

/** Says that a visit was booked on the site. Says what is true of it when it is sent. */
export async function mailBookingReceived(post: Post, bookingId: string): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  if (booking.state === "cancelled") return "cancelled";
  const around = await aroundVisit(post, letter);
  const { rows, actions } = texts.common;
  const receipt = { label: actions.receipt, url: pageUrl(head, `/dashboard/receipts/${booking.id}`) };
  const isPaid = booking.card_cents + booking.credit_cents > 0;
  const isDue = dueAtSalonOf(booking) > 0;
  const paid = isPaid ? (isDue ? "deposit" : "all") : isDue ? "at_salon" : "nothing";
  if (!isPaid && (await isUnproved(post.app.engine.read, booking))) return "unverified";
  const mail = compose(
    head,
    { about: `received.${booking.id}`, to: booking.email },
    texts.visits.received(words, paid),
    {
      ...around,
      rows: [...around.rows, [rows.transaction, booking.transaction_id]],
      total: [rows.total, texts.common.written.money(booking.price_cents)],
      actions: isPaid ? [...around.actions, receipt] : around.actions,
      ...(await calendarPart(post, letter)),
    },
  );
  await post.mailer.send(mail);
  return null;
}

/** Says that the salon has confirmed a visit, or booked it itself. */
export async function mailBookingConfirmed(post: Post, bookingId: string): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  if (booking.state === "cancelled") return "cancelled";
  if (booking.state !== "confirmed") return "too_late";
  const around = await aroundVisit(post, letter);
  const isPaid = booking.card_cents + booking.credit_cents > 0 || booking.price_cents === 0;
  const mail = compose(
    head,
    { about: `confirmed.${booking.id}`, to: booking.email },
    texts.visits.confirmed(words, isPaid),
    {
      ...around,
      total: [texts.common.rows.total, texts.common.written.money(booking.price_cents)],
      ...(await calendarPart(post, letter)),
    },
  );
  await post.mailer.send(mail);
  return null;
}

/** Says that a visit has another hour or master, unless it has moved again or ended meanwhile. */
export function mailBookingMoved(post: Post, move: Move): Promise<SendOutcome> {
  return mailMoved(post, move, ({ booking, head, texts, words }, from) =>
    texts.visits.moved(
      words,
      from === null ? "" : moment(from, head),
      booking.card_cents + booking.credit_cents > 0,
    ),
  );
}

/** Says when a visit ends now, unless it has moved or ended meanwhile. */
export function mailBookingOtherEnd(post: Post, move: Move): Promise<SendOutcome> {
  return mailMoved(post, move, ({ booking, head, texts, words }) => {
    const until = texts.common.written.clock(booking.ends_at ?? 0, head.salon.zone);
    return texts.visits.otherEnd(words, until, booking.card_cents + booking.credit_cents > 0);
  });
}

interface Move {
  bookingId: string;
  /** The line of the visit's timeline that says so. */
  eventId: string;
}

async function mailMoved(
  post: Post,
  { bookingId, eventId }: Move,
  say: (letter: VisitLetter, from: number | null) => Words,
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head } = letter;
  const move = await findBookingEvent(post.app.engine.read, eventId);
  if (!move) return "gone";
  if (booking.state === "cancelled") return "cancelled";
  if (booking.starts_at !== move.to_starts_at) return "moved";
  const byThemselves = move.actor_id === booking.user_id;
  if (byThemselves && (await isUnproved(post.app.engine.read, booking))) return "unverified";
  const mail = compose(
    head,
    { about: `moved.${eventId}`, to: booking.email },
    say(letter, move.from_starts_at),
    { ...(await aroundVisit(post, letter)), ...(await calendarPart(post, letter)) },
  );
  await post.mailer.send(mail);
  return null;
}

/** Says that a visit is cancelled, and what goes back to the card. @param cancelled.by 'customer' or 'salon' */
export async function mailBookingCancelled(
  post: Post,
  { bookingId, by }: { bookingId: string; by: string },
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  const { rows, actions, written } = texts.common;
  const money = await readReturned(post.app.engine.read, booking);
  const amount = (cents: number | undefined) => (cents ? written.money(cents) : "");
  const session = await readSession(post.app.engine.read, booking, post.app.now());
  const paid = money ? written.money(money.paidCents) : "";
  const backCents = money ? money.toGiftCents + money.toCardCents + money.atSalonCents : 0;
  const again = { label: actions.again, url: pageUrl(head, "/services") };
  const mail = compose(
    head,
    { about: `cancelled.${booking.id}`, to: booking.email },
    texts.visits.cancelled(words, {
      bySalon: by === "salon",
      refund: {
        paid,
        all: money?.paidCents === backCents,
        toGift: amount(money?.toGiftCents),
        session: session && { outcome: session.outcome, worth: written.money(session.cents) },
        toCard: amount(money?.toCardCents),
        atSalon: amount(money?.atSalonCents),
      },
    }),
    {
      ...(money && {
        rows: [
          [rows.paid, paid],
          [rows.goesBack, written.money(backCents)],
        ],
      }),
      actions: [again, bookingsButton(head)],
      ...(await calendarPart(post, letter)),
    },
  );
  await post.mailer.send(mail);
  return null;
}
