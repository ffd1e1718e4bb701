import type { Transaction } from "kysely";
import { noTime, type Span } from "#domain/time/span.ts";
import { insertBookingEvent } from "#server/database/booking-events.ts";
import { insertBooking } from "#server/database/bookings.ts";
import { claimCells, convertCells, spanOfCells } from "#server/database/cells.ts";
import { findHoldOfPurchase, moveHold } from "#server/database/holds.ts";
import { recordDiscount } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { queueBooked } from "#server/usecases/post/queue.ts";

/**
 * Writes the visit that a purchase bought: the booking, its items, its cells, its timeline and its mail.
 * @param transactionId the payment's intent, or the purchase's own id when nothing was due
 * @returns the booking's id, and the time that it has claimed anew
 * @throws a unique violation when the hour was lost, or when the purchase is booked already
 */
export async function bookPurchase(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
  transactionId: string,
): Promise<{ id: string; claimed: Span }> {
  const now = app.now();
  const bookingId = newId();
  await insertBooking(
    tx,
    {
      id: bookingId,
      user_id: purchase.user_id,
      purchase_id: purchase.id,
      name: purchase.name,
      email: purchase.email,
      phone: purchase.phone,
      service_name: purchase.items.map((item) => item.service_name).join(", "),
      price_cents: purchase.total_cents,
      discount: purchase.quote.discount && JSON.stringify(purchase.quote.discount),
      transaction_id: transactionId,
      state: "pending",
      starts_at: purchase.items[0]?.starts_at ?? null,
      ends_at: purchase.items.at(-1)?.ends_at ?? null,
      note: "",
      created_at: now,
    },
    purchase.items,
  );
  await recordDiscount(tx, { bookingId, ...purchase.quote, currency: purchase.currency }, now);
  const claimed = await convertHold(tx, purchase.id, bookingId);
  await insertBookingEvent(tx, {
    bookingId,
    at: now,
    actorId: purchase.user_id,
    from: null,
    to: "pending",
    reason: "paid",
  });
  if (!(await updatePurchase(tx, purchase.id, { state: "booked" }))) {
    throw new Error("A purchase that is over can't become a visit.");
  }
  const startsAt = purchase.items[0]?.starts_at ?? null;
  await queueBooked(tx, { id: bookingId, starts_at: startsAt, price_cents: purchase.total_cents }, now);
  return { id: bookingId, claimed };
}

/**
 * A hold that lives becomes the booking's; the hour of one that was freed is claimed anew, or lost.
 * @returns the time that was claimed anew
 */
async function convertHold(tx: Transaction<Schema>, purchaseId: string, bookingId: string): Promise<Span> {
  const hold = await findHoldOfPurchase(tx, purchaseId);
  if (!hold) return noTime;
  if (await moveHold(tx, hold.id, "converted")) {
    await convertCells(tx, hold.id, bookingId);
    return noTime;
  }
  await claimCells(tx, hold.claims, { bookingId });
  return spanOfCells(hold.claims);
}
