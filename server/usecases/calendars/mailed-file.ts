import type { CalendarEntry } from "#server/calendars/port.ts";
import { namedIn } from "#server/database/bangla-names.ts";
import { countCalendarChanges } from "#server/database/booking-events.ts";
import { findBooking } from "#server/database/bookings.ts";
import { readLanguage } from "#server/database/guest-choices.ts";
import { readSalon } from "#server/database/salon.ts";
import { visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { isSameSeal } from "#server/usecases/is-same-seal.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { inLanguage } from "#server/usecases/texts/letterhead.ts";

/** The link to a visit's calendar file, for mails. It needs no sign-in, and is valid until SESSION_SECRET changes. */
export function linkToFile({ seal, site }: Pick<UseCases, "seal" | "site">, bookingId: string): string {
  return `${site.publicUrl}/api/mailed-visits/${bookingId}.${seal(`visit ${bookingId}`)}/visit.ics`;
}

/**
 * The visit behind such a link, as it is now. Refuses a link that this salon did not make, and a visit without a time.
 */
export async function readMailedVisit(
  app: UseCases,
  token: string,
): Promise<Result<{ entry: CalendarEntry; company: string }>> {
  const db = app.engine.read;
  const [id = "", given = ""] = token.split(".");
  const booking = isSameSeal(given, app.seal(`visit ${id}`)) ? await findBooking(db, id) : undefined;
  if (!booking) return refuse("not_found", "There is no such booking.");
  const language = await readLanguage(db, booking);
  const salon = inLanguage(await readSalon(db), language);
  const head = { salon, language, publicUrl: app.site.publicUrl };
  const entry = visitEntry(await namedIn(language, db, booking), await countCalendarChanges(db, id), head);
  return entry
    ? ok({ entry, company: salon.name })
    : refuse("wrong_state", "This visit has no time yet: it is to be arranged with the salon.");
}
