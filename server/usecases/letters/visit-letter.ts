import { createHash } from "node:crypto";
import type { NotSent } from "#domain/notices.ts";
import { countCalendarChanges } from "#server/database/booking-events.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { findUser, readLanguage } from "#server/database/users.ts";
import type { Mail, MailContent, Ticket } from "#server/mail/port.ts";
import { mastersOf, visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import { letterhead, type Post } from "#server/usecases/letters/post.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { type Letterhead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";
import type { MailTexts } from "#server/usecases/texts/texts.ts";
import type { VisitWords } from "#server/usecases/texts/words.ts";

/** A visit on its way into a mail, in its customer's language. */
export interface VisitLetter {
  booking: BookingRow;
  head: Letterhead;
  texts: MailTexts;
  words: VisitWords;
}

/** Reads a visit as it is now. @returns why no mail can be written, where none can */
export async function openVisitLetter(post: Post, bookingId: string): Promise<VisitLetter | NotSent> {
  const db = post.app.engine.read;
  const booking = await findBooking(db, bookingId);
  if (!booking) return "gone";
  if (booking.email === "") return "no_address";
  const head = await letterhead(post, await readLanguage(db, booking.user_id));
  const texts = textsOf(head);
  const words = {
    salon: head.salon.name,
    name: withoutLinks(booking.name),
    service: booking.service_name,
    when: booking.starts_at === null ? "" : moment(booking.starts_at, head),
    masters: mastersOf(booking, texts.common.and),
  };
  return { booking, head, texts, words };
}

/**
 * Whether a visit was booked by an account whose address nobody has proved. There only a payment is confirmed, and what
 * the salon itself did: a customer who gave a stranger's address causes no other mail. The desk knows the person it books for.
 */
export async function isUnproved(db: Handle, booking: BookingRow): Promise<boolean> {
  const user = booking.user_id === null ? undefined : await findUser(db, booking.user_id);
  return user?.email_verified === 0 && user.email === booking.email;
}

/** A moment on the salon's clock, with its weekday. */
export function moment(instant: number, head: Letterhead): string {
  return textsOf(head).common.written.moment(instant, head.salon.zone);
}

/** The ticket, rows and button of every mail about a coming visit. */
export function aroundVisit({ booking, head, texts }: VisitLetter) {
  const { common } = texts;
  const names = [...new Set(booking.items.flatMap((item) => item.master_name ?? []))];
  const ticket = ticketOf(booking, head);
  const rows: [string, string][] = [
    [common.rows.service, booking.service_name],
    ...names
      .slice(0, 1)
      .map((): [string, string] => [common.rows.masters(names.length), names.join(common.and)]),
  ];
  return { ...(ticket && { ticket }), rows, actions: [bookingsButton(head)] };
}

export function bookingsButton(head: Letterhead): NonNullable<MailContent["actions"]>[number] {
  return {
    label: textsOf(head).common.actions.bookings,
    url: pageUrl(head, "/dashboard/myBookings"),
  };
}

/** The visit as the reader's calendar takes it; nothing while none is arranged. */
export async function calendarPart(
  { app }: Post,
  { booking, head }: VisitLetter,
): Promise<Pick<Mail, "visit">> {
  const entry = visitEntry(booking, await countCalendarChanges(app.engine.read, booking.id), head);
  return entry ? { visit: { ...entry, attendeeName: withoutLinks(booking.name) } } : {};
}

/** The subject of notice settings for a visit's mails: the account, else the address. */
export function subjectOfNotices({ user_id, email }: Pick<BookingRow, "user_id" | "email">): string {
  if (user_id !== null) return `user:${user_id}`;
  return `address:${createHash("sha256").update(email.toLowerCase()).digest("hex")}`;
}

function ticketOf({ starts_at: starts, ends_at: ends }: BookingRow, head: Letterhead): Ticket | null {
  if (starts === null) return null;
  const { zone, address } = head.salon;
  const { written, span } = textsOf(head).common;
  const from = written.clock(starts, zone);
  return {
    weekday: written.part(starts, zone, "weekday"),
    day: written.part(starts, zone, "day"),
    month: written.part(starts, zone, "month"),
    time: ends === null ? from : span(from, written.clock(ends, zone)),
    place: address.join(", "),
  };
}
