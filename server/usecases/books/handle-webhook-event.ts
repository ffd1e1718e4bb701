import { dayMs } from "#domain/time/dates.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { followRefund } from "#server/usecases/books/follow-refund.ts";
import { followDispute } from "#server/usecases/books/record-dispute.ts";
import { followWarning } from "#server/usecases/books/record-warning.ts";
import { settleIntent } from "#server/usecases/books/settle-intent.ts";
import { findPaymentOf } from "#server/usecases/checkout/ask-provider.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments, UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Handles a webhook. After checking the signature, it uses the event only to know what to ask the provider about.
 * @param body the request body, byte for byte
 * @throws ProviderUnavailable when the provider can't be asked; the provider then sends the event again
 */
export async function handleWebhookEvent(
  app: DatabaseClockAndPayments & Pick<UseCases, "metrics" | "traces">,
  body: string,
  signature: string,
): Promise<Result<{ received: true }>> {
  const event = await app.payments.readEvent(body, signature);
  if (!event) {
    if (signature !== "") await raiseBadSignature(app);
    return refuse("invalid_input", "The signature does not fit.");
  }
  app.metrics.heardWebhook((app.now() - event.createdAt) / 1000);
  if (event.intentId) {
    const payment = await findPaymentOf(app, event.intentId);
    if (payment) app.traces.join(payment.trace, { "shiuli.payment": payment.id });
    await settleIntent(app, event.intentId, payment);
  }
  if (event.refundId) await followRefund(app, event.refundId);
  if (event.disputeId) await followDispute(app, event.disputeId);
  if (event.warningId) await followWarning(app, event.warningId);
  return ok({ received: true });
}

/** The day on which a server last raised a wrong signature. Anybody can send them, and each write costs. */
const raisedOn = new WeakMap<DatabaseAndClock, number>();

/**
 * Raises it once a day, and only for a wrong signature. Requests without one come from port scanners and from the
 * doctor.
 */
async function raiseBadSignature(app: DatabaseAndClock): Promise<void> {
  const day = Math.floor(app.now() / dayMs);
  if (raisedOn.get(app) === day) return;
  const exception = {
    kind: "bad_webhook_signature",
    cause: `signature:${day}`,
    subjectId: "webhook",
  } as const;
  await app.engine.transaction((tx) => raiseException(tx, exception, app.now()));
  raisedOn.set(app, day);
}
