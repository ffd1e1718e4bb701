import { findBooking } from "#server/database/bookings.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { changeState } from "#server/usecases/visits/change-state.ts";
import { recordSalonPayment } from "#server/usecases/visits/salon-payments.ts";

/**
 * Brings a desk visit to where it is by now: missed, in the chair, or over and paid at the salon, each step at its time.
 * @param how.missed whether the guest did not come
 */
export async function bringVisit(
  app: UseCases,
  id: string,
  deskId: string,
  how: { missed: boolean },
): Promise<void> {
  const booking = await findBooking(app.engine.read, id);
  if (!booking || booking.starts_at === null || booking.ends_at === null) return;
  const { starts_at: begins, ends_at: ends } = booking;
  const at = (instant: number): UseCases => ({ ...app, now: () => instant });
  const now = app.now();
  if (begins > now) return;
  if (how.missed) {
    if (booking.state === "confirmed") await changeState(at(begins), deskId, id, { to: "no_show" });
    return;
  }
  if (booking.state === "confirmed") await changeState(at(begins), deskId, id, { to: "in_chair" });
  if (ends > now) return;
  if (booking.state !== "completed") await changeState(at(ends), deskId, id, { to: "completed" });
  await recordSalonPayment(at(ends), deskId, id);
}
