import { raiseException } from "#server/database/exceptions.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import type { FraudWarning } from "#server/payments/port.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

/**
 * Reads a fraud warning from the provider and shows it to the owner.
 * @param warningId the provider's own id; a warning about a payment that isn't ours is ignored
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function followWarning(app: DatabaseClockAndPayments, warningId: string): Promise<void> {
  const warning = await app.payments.readWarning(warningId);
  if (warning) await recordWarning(app, warning);
}

/** Shows a warning to the owner, once. The visit stays booked: a person judges whether it is fraud. */
export async function recordWarning(app: DatabaseAndClock, { id, intentId }: FraudWarning): Promise<void> {
  const payment = intentId && (await findPaymentByIntent(app.engine.read, intentId));
  if (!payment) return;
  const exception = { kind: "fraud_warning", cause: `fraud_warning:${id}`, subjectId: payment.id } as const;
  await app.engine.transaction((tx) => raiseException(tx, exception, app.now()));
}
