import type { Transaction } from "kysely";
import { bookedWhy } from "#domain/booked-why.ts";
import { sessionLine } from "#domain/pricing.ts";
import { livingHoldStates } from "#domain/purchase.ts";
import { noTime, type Span } from "#domain/time/span.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { bookingInserts } from "#server/database/bookings.ts";
import { cellsConversion, cellsInsert, spanOfCells } from "#server/database/cells.ts";
import { CellsGone, refuseGone } from "#server/database/cells-gone.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { guestWritesOfBooking } from "#server/database/guests.ts";
import { holdMove } from "#server/database/holds.ts";
import { discountInsert } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { offerUseInsert } from "#server/database/offer-uses.ts";
import { bookedOfferWrites } from "#server/database/offered-hours.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { type FoundPurchase, type PurchaseRow, purchaseUpdate } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { spendCredit } from "#server/usecases/gifts/spend-credit.ts";
import { messagesOfBooked } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfBooked } from "#server/usecases/post/queue.ts";

/**
 * Writes the visit that a purchase bought: the booking, its items, its cells, its timeline and its mail. Lock the
 * purchase first.
 * @param transactionId the payment's intent, or the purchase's own id when nothing was due
 * @param besides what is written together with it: the payment
 * @returns the booking's id, and the time that it newly claimed
 * @throws a unique violation when the hour was lost, or when the purchase is already booked; CellsGone
 */
export async function bookPurchase(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  purchase: FoundPurchase,
  transactionId: string,
  besides: readonly Write[] = [],
): Promise<{ id: string; claimed: Span }> {
  const now = app.now();
  const booking = toBooking(purchase, transactionId, now);
  const bookingId = booking.id;
  const { hold } = purchase;
  // The hold was deleted long ago.
  if (!hold && purchase.starts_at !== null) throw new CellsGone();
  const lives = hold !== null && livingHoldStates.includes(hold.state);
  if (hold && !lives) await refuseGone(tx, hold.claims);
  const contact = { name: purchase.name, phone: purchase.phone };
  const credit = await spendCredit(app, tx, purchase, bookingId);
  const { total_cents: totalCents, asked_by: askedBy } = purchase;
  const nowCents = purchase.due_now_cents + purchase.credit_cents;
  const event = { bookingId, at: now, actorId: purchase.user_id, from: null, to: booking.state };
  const [booked, converted] = await app.engine.together(tx, [
    purchaseUpdate(tx, purchase.id, { state: "booked", ...contact }),
    lives ? holdMove(tx, hold.id, "converted") : null,
    ...guestWritesOfBooking(tx, { userId: purchase.user_id, phone: purchase.phone }, now),
    ...bookingInserts(tx, booking, purchase.items),
    lives ? cellsConversion(tx, hold.id, bookingId) : cellsInsert(tx, hold?.claims ?? [], { bookingId }),
    discountInsert(tx, { bookingId, ...purchase.quote, currency: purchase.currency }, now),
    bookingEventInsert(tx, { ...event, reason: bookedWhy({ totalCents, nowCents, askedBy }) }),
    messagesOfBooked(tx, [bookingId], now),
    outboxInsert(tx, await noticesOfBooked(app, tx, booking), now),
    // The use is already reserved, unless the payment came after the hold ended. It counts either way, because it was
    // paid for.
    offerUseInsert(tx, purchase),
    ...credit,
    ...(purchase.offered_hour_id ? bookedOfferWrites(tx, purchase.offered_hour_id, bookingId, now) : []),
    ...besides,
  ]);
  if (booked !== 1) throw new Error("A purchase that is over can't become a visit.");
  if (lives && converted !== 1) throw new Error("A hold was freed without the lock of its purchase.");
  // A living hold becomes the booking's cells. If the hold was freed, its cells are claimed again, or lost.
  return { id: bookingId, claimed: hold && !lives ? spanOfCells(hold.claims) : noTime };
}

function toBooking(purchase: PurchaseRow, transactionId: string, now: number) {
  return {
    id: newId(),
    user_id: purchase.user_id,
    // The desk's guest for an account has the account's id.
    guest_id: purchase.user_id,
    purchase_id: purchase.id,
    name: purchase.name,
    email: purchase.email,
    phone: purchase.phone,
    service_name: purchase.items.map((item) => item.service_name).join(", "),
    price_cents: purchase.total_cents,
    card_cents: purchase.due_now_cents,
    credit_cents: purchase.credit_cents,
    package_id: sessionLine(purchase.quote)?.packageId ?? null,
    discount: purchase.quote.discount && JSON.stringify(purchase.quote.discount),
    transaction_id: transactionId,
    state: "pending" as const,
    starts_at: purchase.items[0]?.starts_at ?? null,
    ends_at: purchase.items.at(-1)?.ends_at ?? null,
    note: "",
    created_at: now,
    source: purchase.source,
  };
}
