import type { NotSent } from "#domain/notices.ts";
import { refundSteps, shareBack } from "#domain/policy.ts";
import { dayMs, localDate } from "#domain/time/dates.ts";
import { namedIn } from "#server/database/bangla-names.ts";
import { countCalendarChanges } from "#server/database/booking-events.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { readLanguage } from "#server/database/guest-choices.ts";
import type { Handle } from "#server/database/handle.ts";
import { findPictureOf } from "#server/database/services.ts";
import { findUser } from "#server/database/users.ts";
import type { Mail, MailContent, Ticket } from "#server/mail/port.ts";
import { linkToFile } from "#server/usecases/calendars/mailed-file.ts";
import { mastersOf, visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import { mailedTo } from "#server/usecases/deliveries/mailed-to.ts";
import { mailPicture } from "#server/usecases/letters/mail-picture.ts";
import { letterhead, type Post } from "#server/usecases/letters/post.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { type Letterhead, type MailHead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";
import type { CutNames, TextedVisit } from "#server/usecases/texts/sms.ts";
import type { MailTexts } from "#server/usecases/texts/texts.ts";
import type { VisitWords } from "#server/usecases/texts/words.ts";
import { dueAtSalonOf, moneyAtSalonOf, readPaidAtSalon } from "#server/usecases/visits/money-at-salon.ts";
import { paysBySession, readCredits, readPaidVisit } from "#server/usecases/visits/paid-visit.ts";

/** What a mail about a visit needs, in its customer's language. */
export interface VisitLetter {
  booking: BookingRow;
  /** The visit with names in the mail's language: in Bangla, services and masters have their Bangla names. */
  said: BookingRow;
  head: MailHead;
  texts: MailTexts;
  words: VisitWords;
  /** The same for a text, with its names cut. */
  textWords(cut: CutNames): TextedVisit;
}

/** Reads a visit as it is now. @returns why no mail can be written, if none can */
export async function openVisitLetter(post: Post, bookingId: string): Promise<VisitLetter | NotSent> {
  const db = post.app.engine.read;
  const found = await findBooking(db, bookingId);
  if (!found) return "gone";
  const booking = { ...found, email: await mailedTo(db, found) };
  const head = await letterhead(post, await readLanguage(db, booking));
  const texts = textsOf(head);
  const said = await namedIn(head.language, db, booking);
  const words = {
    salon: head.salon.name,
    name: withoutLinks(booking.name),
    service: said.service_name,
    when: booking.starts_at === null ? "" : moment(booking.starts_at, head, post.app.now()),
    masters: mastersOf(said, texts.common.and),
  };
  const { starts_at: startsAt } = booking;
  const when = startsAt === null ? "" : briefMoment(startsAt, head, post.app.now());
  const textWords = (cut: CutNames) => ({ ...cutWords(words, cut), when });
  return { booking, said, head, texts, words, textWords };
}

/** What a text says about a visit, with names cut. */
export function cutWords({ salon, service, masters, when }: VisitWords, cut: CutNames): TextedVisit {
  return { salon: cut(salon), service: cut(service), masters: cut(masters), when };
}

/**
 * Whether a visit was booked by an account with an unproved address. Such an address only gets mails about payments and
 * about what the salon itself did, so that nobody can send other mails to a stranger. The desk knows who it books for.
 */
export async function isUnproved(
  db: Handle,
  booking: Pick<BookingRow, "user_id" | "email">,
): Promise<boolean> {
  const user = booking.user_id === null ? undefined : await findUser(db, booking.user_id);
  return user?.email_verified === 0 && user.email === booking.email;
}

/** A point in time on the salon's clock, with its weekday, and with its year if that is not the year of `now`. */
export function moment(instant: number, head: Letterhead, now: number): string {
  const { zone } = head.salon;
  const [year, thisYear] = [instant, now].map((at) => localDate(at, zone).slice(0, 4));
  return textsOf(head).common.written.moment(instant, zone, year !== thisYear);
}

/** From here on a day without its year could be one of this year. Texts have little room, so a nearer day has none. */
const farMs = 180 * dayMs;

/** The same, in the short form for texts: 'Tue 24 Nov, 4:30 pm', far ahead 'Thu 25 Nov 2027, 4:30 pm'. */
export function briefMoment(instant: number, head: Letterhead, now = instant): string {
  const { written } = textsOf(head).common;
  const { zone } = head.salon;
  const ofYear = instant - now > farMs ? (["year"] as const) : [];
  const parts = ["weekday", "day", "month", ...ofYear] as const;
  const day = parts.map((part) => written.part(instant, zone, part));
  return `${day.join(" ")}, ${written.clock(instant, zone)}`;
}

/** The parts of every mail about a coming visit: picture, ticket, buttons, services, and what cancelling costs. */
export async function aroundVisit({ app }: Post, { booking, said, head, texts }: VisitLetter) {
  const { common } = texts;
  const ticket = ticketOf(said, head);
  const picture = await pictureOf(app.engine.read, booking, head);
  const terms = await termsOf(app.engine.read, booking, head, app.now());
  const calendar = ticket && { label: common.actions.calendar, url: linkToFile(app, booking.id) };
  const { phone } = head.salon;
  return {
    ...(picture && { picture }),
    ...(ticket && { ticket }),
    ...(terms && { terms }),
    rows: [
      [common.rows.service, said.service_name],
      ...(await depositRows(app.engine.read, booking, head)),
    ] as [string, string][],
    actions: calendar
      ? [calendar, ...bookingsButton(head, booking.user_id, "change")]
      : bookingsButton(head, booking.user_id),
    ...(booking.user_id === null && { notes: phone === "" ? [] : [common.callToChange(phone)] }),
  };
}

/** What was paid in advance and what is still to pay at the salon; none if a card on the site paid everything. */
async function depositRows(db: Handle, booking: BookingRow, head: Letterhead): Promise<[string, string][]> {
  const { card_cents: cardCents, credit_cents: creditCents, hand_back_cents: handBackCents } = booking;
  const thereCents = await readPaidAtSalon(db, booking.id);
  const { paidCents, dueCents } = moneyAtSalonOf(booking, thereCents);
  if (booking.purchase_id === null && thereCents + creditCents === 0) return [];
  if (dueAtSalonOf(booking) + creditCents + handBackCents === 0) return [];
  const { rows, written } = textsOf(head).common;
  const sessionCents = await readSessionPart(db, booking);
  const parts: [string, number][] = [
    [rows.paidByPackage, sessionCents],
    [rows.paidByGiftCard, creditCents - sessionCents],
    [rows.paidNow, cardCents],
    [rows.paidAtSalon, paidCents],
    [rows.dueAtSalon, dueCents],
    [rows.handBack, handBackCents],
  ];
  return parts.filter(([, cents]) => cents > 0).map(([name, cents]) => [name, written.money(cents)]);
}

/** The part of a visit's price that a session of a package pays, in cents. */
async function readSessionPart(db: Handle, booking: BookingRow): Promise<number> {
  return paysBySession(booking) ? ((await readCredits(db, booking)).session?.usedCents ?? 0) : 0;
}

/** The button to My bookings; none for a guest without an account, since that page shows her nothing. */
export function bookingsButton(
  head: Letterhead,
  userId: string | null,
  label: "bookings" | "change" = "bookings",
): NonNullable<MailContent["actions"]> {
  if (userId === null) return [];
  return [{ label: textsOf(head).common.actions[label], url: pageUrl(head, "/dashboard/myBookings") }];
}

/** The visit as a calendar file; nothing for a visit without a time. */
export async function calendarPart(
  { app }: Post,
  { booking, said, head }: VisitLetter,
): Promise<Pick<Mail, "visit">> {
  const entry = visitEntry(said, await countCalendarChanges(app.engine.read, booking.id), head);
  return entry ? { visit: { ...entry, attendeeName: withoutLinks(booking.name) } } : {};
}

/** The picture of the visit's first service, if mail programs can show it. */
async function pictureOf(db: Handle, { items }: BookingRow, { publicUrl }: Letterhead) {
  const path = items[0] && mailPicture(await findPictureOf(db, items[0].service_id));
  return path && new URL(path, publicUrl).href;
}

/** What cancelling costs from now on, under the policy of the visit's booking; null if it costs nothing. */
async function termsOf(
  db: Handle,
  booking: BookingRow,
  head: Letterhead,
  now: number,
): Promise<MailContent["terms"] | null> {
  if (booking.starts_at === null) return null;
  const { visit } = await readPaidVisit(db, booking, head.salon.policy);
  const { paidCents: paid } = visit;
  if (paid === 0) return null;
  const { written, terms } = textsOf(head).common;
  const costs = (percent: number) => {
    const back = shareBack(paid, percent);
    const amount = (cents: number) => (cents === 0 ? "" : written.money(cents));
    return terms.costs(amount(paid - back), amount(back));
  };
  const steps = refundSteps(visit, now).map(
    ({ until, percent }) => [terms.until(moment(until, head, now)), costs(percent)] as const,
  );
  const last = steps.length > 0 ? terms.after : terms.fromNow;
  return { title: terms.title, rows: [...steps, [last, costs(0)]] };
}

function ticketOf(booking: BookingRow, head: Letterhead): Ticket | null {
  const { starts_at: starts, ends_at: ends } = booking;
  if (starts === null) return null;
  const { zone, address } = head.salon;
  const { written, span, and } = textsOf(head).common;
  const from = written.clock(starts, zone);
  return {
    weekday: written.part(starts, zone, "weekday"),
    day: written.part(starts, zone, "day"),
    month: written.part(starts, zone, "month"),
    time: ends === null ? from : span(from, written.clock(ends, zone)),
    masters: mastersOf(booking, and),
    place: address.join(", "),
  };
}
