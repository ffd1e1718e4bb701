import type { PaymentOutcome } from "#contract/payments.ts";
import { isRunning } from "#domain/purchase.ts";
import { type FoundPurchase, findPurchase, type PurchaseRow } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { findPaymentOf, refreshIntent } from "#server/usecases/checkout/ask-provider.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type Outcome = Omit<PaymentOutcome, "sum"> & { sumCents: number };

/**
 * The state of one's own payment, as the provider reports it. Settles a payment that succeeded, so that a customer who
 * returns from their bank does not wait for a webhook.
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function checkPayment(
  app: DatabaseClockAndPayments,
  userId: string,
  intentId: string,
): Promise<Result<Outcome>> {
  const payment = await findPaymentOf(app, intentId);
  const before = payment && (await findPurchase(app.engine.read, payment.purchase_id));
  if (!payment || before?.user_id !== userId) {
    return refuse("not_found", "We know no such payment of yours.");
  }
  const outcome = { kind: kindOf(before), sumCents: payment.amount_cents, holdEndsAt: null };
  const settled = await settle(app, payment);
  if (settled.ok) return ok({ ...outcome, state: "done" });
  if (settled.code === "payment_refunded") return ok({ ...outcome, state: "returned" });
  if (settled.code !== "payment_not_succeeded") return settled;
  const intent = await refreshIntent(app, payment);
  if (intent.state === "processing" || intent.state === "succeeded") {
    return ok({ ...outcome, state: "checking" });
  }
  const purchase = (await findPurchase(app.engine.read, before.id)) ?? before;
  const held = await heldUntil(app, purchase);
  const isOpen = intent.state !== "cancelled" && purchase.state === "open";
  if (!isOpen || held === "over") return ok({ ...outcome, state: "over" });
  return ok({ ...outcome, state: intent.asksCustomer ? "asked" : "unpaid", holdEndsAt: held });
}

function kindOf({ kind, booking_id }: PurchaseRow): Outcome["kind"] {
  if (kind === "offered_hour") throw new Error("An offered hour is never paid: its guest buys a visit.");
  return kind === "visit" && booking_id !== null ? "change" : kind;
}

/** When the hold of its hour ends, in salon time; null for a purchase without an hour. */
async function heldUntil(app: DatabaseAndClock, { hold }: FoundPurchase): Promise<string | null | "over"> {
  if (!hold) return null;
  if (!isRunning(hold, app.now())) return "over";
  const { zone } = await readSalon(app.engine.read);
  return zonedInstant(hold.ends_at, zone);
}
