import { findBooking } from "#server/database/bookings.ts";
import { sumRefundsFor } from "#server/database/refunds.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Mailer } from "#server/mail/port.ts";
import { findPaymentOfBooking } from "#server/usecases/bookings/paid-visit.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { bookingCancelled } from "#server/usecases/mails/booking-cancelled.ts";

/** Sends the mail that a visit is cancelled. @param cancelled.by 'customer' or 'salon' */
export async function mailBookingCancelled(
  app: UseCases,
  mailer: Mailer,
  cancelled: { bookingId: string; by: string },
  site: { publicUrl: string },
): Promise<void> {
  const db = app.engine.read;
  const booking = await findBooking(db, cancelled.bookingId);
  if (!booking || booking.email === "") return;
  const payment = await findPaymentOfBooking(db, booking);
  const news = {
    bySalon: cancelled.by === "salon",
    paidCents: payment?.amount_cents ?? 0,
    refundCents: payment ? await sumRefundsFor(db, payment.id, "cancelled") : 0,
  };
  await mailer.send(bookingCancelled(booking, news, await readSalon(db), site));
}
