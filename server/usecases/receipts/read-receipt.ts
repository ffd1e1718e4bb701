import type { Actor } from "#domain/access.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { findReceipt, insertReceipt, type ReceiptRow } from "#server/database/receipts.ts";
import { listRefundsOfPayment, type RefundRow } from "#server/database/refunds.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { findOwnBooking } from "#server/usecases/bookings/own-booking.ts";
import { findPaymentOfBooking } from "#server/usecases/bookings/paid-visit.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { writeReceipt } from "#server/usecases/receipts/write-receipt.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface Receipt extends ReceiptRow {
  booking: BookingRow;
  /** Those that reached the card or are on their way, the first first. */
  refunds: RefundRow[];
}

/**
 * The receipt of a visit, numbered when it is first asked for and the same ever after but for its refunds.
 * For the person who booked it, and for staff. Refuses a visit that nothing was paid for.
 */
export async function readReceipt(app: UseCases, actor: Actor, id: string): Promise<Result<Receipt>> {
  const db = app.engine.read;
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const booking = found.value;
  const receipt = (await findReceipt(db, id)) ?? (await issue(app, booking));
  if (!receipt) return refuse("wrong_state", "Nothing was paid for this visit yet, so there is no receipt.");
  const payment = await findPaymentOfBooking(db, booking);
  const refunds = payment ? await listRefundsOfPayment(db, payment.id) : [];
  return ok({ ...receipt, booking, refunds: refunds.filter(({ state }) => state !== "failed") });
}

async function issue(app: UseCases, booking: BookingRow): Promise<ReceiptRow | undefined> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const other = await findReceipt(tx, booking.id);
    if (other) return other;
    const issued = await writeReceipt(tx, booking, await readSalon(tx));
    return issued && (await insertReceipt(tx, { bookingId: booking.id, issued }, app.now()));
  });
}
