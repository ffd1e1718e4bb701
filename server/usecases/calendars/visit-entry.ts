import type { Actor } from "#domain/access.ts";
import type { BookingState } from "#domain/booking-states.ts";
import type { CalendarEntry } from "#server/calendars/port.ts";
import { namedIn } from "#server/database/bangla-names.ts";
import { countCalendarChanges } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { readLanguage } from "#server/database/guest-choices.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { inLanguage, type Letterhead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

const statuses: Record<BookingState, CalendarEntry["status"]> = {
  pending: "tentative",
  confirmed: "confirmed",
  in_chair: "confirmed",
  completed: "confirmed",
  cancelled: "cancelled",
  no_show: "cancelled",
};

/**
 * A visit for its customer's calendar; null until it has a time. Its UID never changes.
 * @param booking with names in the customer's language @param sequence from `countCalendarChanges`
 */
export function visitEntry(booking: BookingRow, sequence: number, head: Letterhead): CalendarEntry | null {
  const { starts_at: startsAt, ends_at: endsAt } = booking;
  if (startsAt === null || endsAt === null) return null;
  const { common } = textsOf(head);
  const { salon } = head;
  const masters = mastersOf(booking, common.and);
  // My bookings shows nothing to a guest without an account.
  const url = pageUrl(head, booking.user_id === null ? "/contact" : "/dashboard/myBookings");
  const lines = [masters && common.calendar.with(masters), salon.phone && common.questions(salon.phone), url];
  return {
    uid: `${booking.id}@${new URL(head.publicUrl).hostname}`,
    sequence,
    startsAt,
    endsAt,
    status: statuses[booking.state],
    summary: common.calendar.summary(booking.service_name, salon.name),
    description: lines.filter(Boolean).join("\n"),
    location: salon.address.join(", "),
    url,
  };
}

/** The masters of a visit, each named once. @param and how the language joins two names */
export function mastersOf({ items }: Pick<BookingRow, "items">, and: string): string {
  return [...new Set(items.flatMap((item) => item.master_name ?? []))].join(and);
}

/** What a calendar file of one visit says. */
export interface VisitFile {
  entry: CalendarEntry;
  /** The salon's name. */
  company: string;
}

/** A visit for a calendar, for its customer and for staff. Refuses a visit without a time. */
export async function readVisitFile(app: UseCases, actor: Actor, id: string): Promise<Result<VisitFile>> {
  const found = await findOwnBooking(app.engine.read, actor, id);
  return found.ok ? await fileOf(app, found.value) : found;
}

/** A visit for a calendar, in its customer's language. Refuses a visit without a time. */
export async function fileOf(
  { engine, site }: Pick<UseCases, "engine" | "site">,
  booking: BookingRow,
): Promise<Result<VisitFile>> {
  const db = engine.read;
  const language = await readLanguage(db, booking);
  const salon = inLanguage(await readSalon(db), language);
  const named = await namedIn(language, db, booking);
  const head = { salon, language, publicUrl: site.publicUrl };
  const entry = visitEntry(named, await countCalendarChanges(db, booking.id), head);
  return entry
    ? ok({ entry, company: salon.name })
    : refuse("wrong_state", "This visit has no time yet: it is to be arranged with the salon.");
}
