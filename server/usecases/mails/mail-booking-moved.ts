import { findBookingEvent } from "#server/database/booking-events.ts";
import { findBooking } from "#server/database/bookings.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { bookingMoved } from "#server/usecases/mails/booking-moved.ts";

/** Sends the mail that a visit has another hour, unless it has moved again or ended meanwhile. */
export async function mailBookingMoved(
  app: UseCases,
  mailer: Mailer,
  { bookingId, eventId }: { bookingId: string; eventId: string },
  site: { publicUrl: string },
): Promise<void> {
  const db = app.engine.read;
  const booking = await findBooking(db, bookingId);
  const move = await findBookingEvent(db, eventId);
  if (!booking || !move || booking.email === "") return;
  if (booking.state === "cancelled" || booking.starts_at !== move.to_starts_at) return;
  const news = { eventId, fromStartsAt: move.from_starts_at };
  await mailer.send(bookingMoved(booking, news, await readSalon(db), site));
}
