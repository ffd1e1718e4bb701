import { listOpenPayments, type PaymentRow } from "#server/database/payments.ts";
import { findPurchase, listUnclaimedPurchases, updatePurchase } from "#server/database/purchases.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { releasePurchase, stopPayments } from "#server/usecases/purchases/close-purchase.ts";
import { learnIntent } from "#server/usecases/purchases/learn-intent.ts";
import { requestRefund } from "#server/usecases/purchases/request-refund.ts";
import { settle } from "#server/usecases/purchases/settle.ts";

const batch = 100;
const checkAfterMs = 2 * 60_000;
const idleAfterMs = 60 * 60_000;
const unclaimedAfterMs = 15 * 60_000;

/**
 * Looks after payments that nobody came back for: paid ones become their visit, idle ones are cancelled after an
 * hour, and money that no booking claims is given back after a quarter of an hour.
 */
export async function sweepPayments(app: UseCases): Promise<void> {
  for (const payment of await listOpenPayments(app.engine.read, app.now() - checkAfterMs, batch)) {
    await unlessUnavailable(() => lookAfter(app, payment));
  }
  const paidBefore = app.now() - unclaimedAfterMs;
  for (const { purchaseId, payment } of await listUnclaimedPurchases(app.engine.read, paidBefore, batch)) {
    await refundUnclaimed(app, purchaseId, payment);
  }
}

async function lookAfter(app: UseCases, payment: PaymentRow): Promise<void> {
  const intent = await learnIntent(app, payment);
  if (intent.state === "succeeded" || intent.state === "cancelled") {
    await settle(app, payment);
    return;
  }
  if (app.now() - payment.created_at < idleAfterMs) return;
  const purchase = await findPurchase(app.engine.read, payment.purchase_id);
  if (purchase?.state !== "open") return;
  if ((await stopPayments(app, purchase)) !== "unpaid") return;
  await app.engine.transaction((tx) => releasePurchase(tx, purchase.id));
}

async function refundUnclaimed(app: UseCases, purchaseId: string, payment: PaymentRow): Promise<void> {
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "purchases", purchaseId);
    const purchase = await findPurchase(tx, purchaseId);
    if (!purchase || purchase.items.length > 0) return;
    if (purchase.state !== "open" && purchase.state !== "released") return;
    await updatePurchase(tx, purchaseId, { state: "refunded" });
    await requestRefund(app, tx, payment, payment.amount_cents, "unclaimed");
  });
}

async function unlessUnavailable(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}
