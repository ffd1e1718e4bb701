import type { Transaction } from "kysely";
import { toCents } from "#domain/money.ts";
import { isHourOver, isUnsettled } from "#domain/purchase.ts";
import type { Span } from "#domain/time/span.ts";
import { findBookingOfPurchase } from "#server/database/bookings.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import {
  findPurchase,
  findPurchaseOfTransaction,
  insertPurchaseItems,
  type PurchaseRow,
  updatePurchase,
} from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { mayPayAtSalon } from "#server/usecases/checkout/ask-deposit.ts";
import { findPaymentOf } from "#server/usecases/checkout/ask-provider.ts";
import { hourGone, paymentUnknown } from "#server/usecases/checkout/changed-meanwhile.ts";
import { type Settled, settle } from "#server/usecases/checkout/settle.ts";
import type {
  DatabaseAndClock,
  DatabaseClockAndPayments,
  DatabaseClockAndSeal,
  UseCases,
} from "#server/usecases/context.ts";
import { creditGone, hasCredit } from "#server/usecases/gifts/reserve-credit.ts";
import { withOtherHours } from "#server/usecases/hours/other-hours.ts";
import { attempt, ok, Refused, type Result, refusable, refuse } from "#server/usecases/result.ts";
import { bookPurchase } from "#server/usecases/visits/book-purchase.ts";

export interface BookingRequest {
  /** The payment's intent; the purchase's own id when nothing was due. */
  transactionId: string;
  name: string;
  number: string;
  service_name: string;
  price: number;
}

/**
 * Books what a payment bought, for the person who paid. Repeated calls return the same booking.
 * @throws ProviderUnavailable when the provider can't be asked; the webhook or a repeated call books it later
 */
export async function createBooking(
  app: DatabaseClockAndPayments & Pick<UseCases, "traces">,
  userId: string,
  order: BookingRequest,
): Promise<Result<Settled>> {
  const known = await findPurchaseOfTransaction(app.engine.read, order.transactionId);
  if (known?.id === order.transactionId)
    return known.user_id === userId && known.kind === "visit"
      ? await bookFree(app, { userId, purchaseId: known.id }, order)
      : paymentUnknown;
  const payment = await findPaymentOf(app, order.transactionId);
  const purchase = known ?? (payment && (await findPurchase(app.engine.read, payment.purchase_id)));
  if (!payment || purchase?.user_id !== userId || purchase.kind !== "visit") return paymentUnknown;
  app.traces.join(payment.trace, { "shiuli.payment": payment.id });
  if (purchase.booking_id !== null) return await settle(app, payment);
  const booked = await findBooked(app, purchase, order.transactionId);
  if (booked) return ok(booked);
  const settled = await refusable(async () => {
    if (!isComplete(purchase, order)) await completePurchase(app, payment, order);
    return await settle(app, payment);
  });
  return await withOtherHours(app, settled, async () => purchase);
}

/** The visit that this payment has already become, for instance because the webhook came first. */
async function findBooked(
  app: DatabaseAndClock,
  { id, state }: PurchaseRow,
  intentId: string,
): Promise<Settled | undefined> {
  if (isUnsettled(state)) return undefined;
  const booking = await findBookingOfPurchase(app.engine.read, id);
  return booking?.transaction_id === intentId ? { id: booking.id } : undefined;
}

/**
 * Whether a purchase already has all that the order says. It does unless it names only a price, or the contact is new.
 */
function isComplete({ items, name, phone }: PurchaseRow, order: BookingRequest): boolean {
  return items.length > 0 && name === order.name && phone === order.number;
}

/** Saves the customer's contact and, for a purchase that named only a price, the service that was bought. */
async function completePurchase(
  app: DatabaseAndClock,
  payment: PaymentRow,
  order: BookingRequest,
): Promise<void> {
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "purchases", payment.purchase_id);
    const purchase = await findPurchase(tx, payment.purchase_id);
    if (!purchase || !isUnsettled(purchase.state)) return;
    await updatePurchase(tx, purchase.id, { name: order.name, phone: order.number });
    if (purchase.items.length === 0)
      await insertPurchaseItems(tx, purchase.id, [chosenItem(purchase, order)]);
  });
}

/** The service that was meant, among those that had this price when the intent was created. */
function chosenItem(purchase: PurchaseRow, order: BookingRequest) {
  const wanted = order.service_name.toLowerCase();
  const line = purchase.quote.lines.find(({ name }) => name.toLowerCase() === wanted);
  const cents = toCents(order.price);
  if (!line || (cents !== purchase.total_cents && cents !== purchase.quote.subtotalCents)) {
    throw new Refused(
      refuse(
        "payment_mismatch",
        "What was paid is not the price of this service. If no booking follows, the whole amount goes back within the hour.",
      ),
    );
  }
  return {
    position: 0,
    service_id: line.serviceId,
    service_name: line.name,
    master_id: null,
    starts_at: null,
    ends_at: null,
    price_cents: line.priceCents,
  };
}

async function bookFree(
  app: DatabaseClockAndSeal,
  free: { userId: string; purchaseId: string },
  order: BookingRequest,
): Promise<Result<Settled>> {
  const booked = await attempt(app, (tx) => bookFreeIn(app, tx, free, order));
  // The desk's open calendar reads itself again.
  if (booked.ok && booked.value.claimed) await app.engine.announce("availability", booked.value.claimed);
  return await withOtherHours(app, booked, (db) => findPurchase(db, free.purchaseId));
}

async function bookFreeIn(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { userId, purchaseId }: { userId: string; purchaseId: string },
  order: BookingRequest,
): Promise<Result<Settled & { claimed?: Span }>> {
  // Lock the customer first, as everywhere that writes a purchase, because unpaid visits are counted.
  await app.engine.lock(tx, "users", userId);
  await app.engine.lock(tx, "purchases", purchaseId);
  const purchase = await findPurchase(tx, purchaseId);
  const booking = purchase?.state === "booked" && (await findBookingOfPurchase(tx, purchaseId));
  if (booking) return ok({ id: booking.id });
  if (!purchase || purchase.due_now_cents > 0) {
    return refuse("payment_not_succeeded", "This visit has to be paid first.");
  }
  if (purchase.state !== "open" || isHourOver(purchase.starts_at, app.now())) return hourGone;
  const isPaidThere = purchase.deposit?.kind === "at_salon" && purchase.credit_cents < purchase.total_cents;
  if (isPaidThere && !(await mayPayAtSalon(tx, userId, app.now()))) {
    return refuse("payment_not_succeeded", "This visit has to be paid first.");
  }
  if (!(await hasCredit(app, tx, purchase))) return creditGone;
  const contact = { name: order.name, phone: order.number };
  const items = purchase.items.length > 0 ? purchase.items : [chosenItem(purchase, order)];
  return ok(await bookPurchase(app, tx, { ...purchase, ...contact, items }, purchaseId));
}
