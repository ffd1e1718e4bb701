import { isOpenPayment } from "#domain/payment-states.ts";
import { freeHeldCells } from "#server/database/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { findHoldOfPurchase, moveHold } from "#server/database/holds.ts";
import { advancePayment, listPaymentsOfPurchase, type PaymentRow } from "#server/database/payments.ts";
import { findPurchase, type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import type { Intent } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { createIntent } from "#server/usecases/purchases/learn-intent.ts";
import { settle } from "#server/usecases/purchases/settle.ts";

/**
 * Makes sure that an open purchase can take no more money: its intent is cancelled before its hour is given up.
 * @returns `unpaid` when nothing was or can be taken, `paid` when it turned out to be paid (and is settled now),
 *   `processing` when the bank is still deciding
 * @throws ProviderUnavailable when the provider can't be asked; the purchase stays as it is
 */
export async function stopPayments(
  app: UseCases,
  purchase: PurchaseRow,
): Promise<"unpaid" | "paid" | "processing"> {
  const payments = await listPaymentsOfPurchase(app.engine.read, purchase.id);
  let outcome: "unpaid" | "paid" | "processing" = "unpaid";
  for (const payment of payments) {
    const state = isOpenPayment(payment.state) ? (await cancel(app, payment)).state : payment.state;
    if (state === "succeeded") {
      await settle(app, payment);
      return "paid";
    }
    if (state !== "cancelled") outcome = "processing";
  }
  return outcome;
}

/** Frees an open purchase's hour. Call it only when stopPayments said `unpaid`, in the transaction that replaces it. */
export async function releasePurchase(db: Handle, purchaseId: string): Promise<boolean> {
  const purchase = await findPurchase(db, purchaseId);
  if (purchase?.state !== "open") return false;
  await updatePurchase(db, purchaseId, { state: "released" });
  const hold = await findHoldOfPurchase(db, purchaseId);
  if (hold && (await moveHold(db, hold.id, ["active", "expiring"], "freed")))
    await freeHeldCells(db, hold.id);
  return true;
}

async function cancel(app: UseCases, payment: PaymentRow): Promise<Intent> {
  const intentId = payment.intent_id ?? (await createIntent(app, payment)).id;
  const intent = await app.payments.cancelIntent(intentId);
  await app.engine.transaction((tx) =>
    advancePayment(tx, payment, { state: intent.state, intentId: intent.id }, app.now()),
  );
  return intent;
}
