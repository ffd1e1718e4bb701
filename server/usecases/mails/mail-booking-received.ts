import { findBooking } from "#server/database/bookings.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Mailer } from "#server/mail/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { bookingReceived } from "#server/usecases/mails/booking-received.ts";

/** Sends the mail that a booking was received. Says what is true of the booking when it is sent. */
export async function mailBookingReceived(
  app: UseCases,
  mailer: Mailer,
  bookingId: string,
  site: { publicUrl: string },
): Promise<void> {
  const booking = await findBooking(app.engine.read, bookingId);
  if (!booking || booking.state === "cancelled" || booking.email === "") return;
  await mailer.send(bookingReceived(booking, await readSalon(app.engine.read), site));
}
