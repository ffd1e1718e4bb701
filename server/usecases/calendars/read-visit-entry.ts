import type { Actor } from "#domain/access.ts";
import type { CalendarEntry } from "#server/calendars/port.ts";
import { countCalendarChanges } from "#server/database/booking-events.ts";
import { readSalon } from "#server/database/salon.ts";
import { readLanguage } from "#server/database/users.ts";
import { visitEntry } from "#server/usecases/calendars/visit-entry.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** A visit for a calendar, for its customer and for staff. Refuses one that has no time yet. */
export async function readVisitEntry(
  app: UseCases,
  actor: Actor,
  id: string,
): Promise<Result<CalendarEntry>> {
  const db = app.engine.read;
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const language = await readLanguage(db, found.value.user_id);
  const head = { salon: await readSalon(db), language, publicUrl: app.site.publicUrl };
  const entry = visitEntry(found.value, await countCalendarChanges(db, id), head);
  return entry
    ? ok(entry)
    : refuse("wrong_state", "This visit has no time yet: it is to be arranged with the salon.");
}
