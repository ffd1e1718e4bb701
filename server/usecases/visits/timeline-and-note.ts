import { type Actor, isStaff } from "#domain/access.ts";
import { type BookingEventRow, listBookingEvents } from "#server/database/booking-events.ts";
import { findBooking, updateBookingNote } from "#server/database/bookings.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { noteChanged } from "#server/usecases/note-changed.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface TimelineLine extends BookingEventRow {
  /** A person's name, a program's, 'you', 'the salon' or 'system'. */
  by: string;
}

/** What happened to a visit, the oldest first. Customers see 'the salon' where staff see who it was. */
export async function readTimeline(
  app: DatabaseAndClock,
  actor: Actor,
  id: string,
): Promise<Result<TimelineLine[]>> {
  const found = await findOwnBooking(app.engine.read, actor, id);
  if (!found.ok) return found;
  const events = await listBookingEvents(app.engine.read, id);
  return ok(events.map((event) => ({ ...event, by: nameFor(actor, event) })));
}

function nameFor(actor: Actor, event: BookingEventRow): string {
  if (event.actor_id === null) return "system";
  if (event.key_name !== null && isStaff(actor)) return event.key_name;
  if (event.actor_id === actor.userId) return "you";
  // The actor's role may have changed since. Customers never see the names of staff.
  if (!isStaff(actor)) return "the salon";
  return event.actor_name || "somebody who has left";
}

/**
 * Saves what the front desk should know about a visit, replacing the previous note.
 * @param written.seen the note that was seen; refused if it has changed since
 */
export async function writeNote(
  app: DatabaseAndClock,
  id: string,
  { note, seen }: { note: string; seen?: string | undefined },
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    if (seen !== undefined && ![seen, note].includes(booking.note)) return noteChanged;
    return ok(await updateBookingNote(tx, id, note));
  });
}
