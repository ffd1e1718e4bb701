import { raiseException } from "#server/database/exceptions.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

/**
 * Settles an intent of ours. Any other intent waits for the owner and is never refunded.
 * @param payment the payment of the intent, if it is ours
 */
export async function settleIntent(
  app: DatabaseClockAndPayments,
  intentId: string,
  payment: PaymentRow | undefined,
): Promise<void> {
  if (payment) await settle(app, payment);
  else await raiseForeignPayment(app, intentId);
}

export function raiseForeignPayment(app: DatabaseAndClock, intentId: string): Promise<void> {
  const exception = { kind: "foreign_intent", cause: `foreign:${intentId}`, subjectId: intentId } as const;
  return app.engine.transaction((tx) => raiseException(tx, exception, app.now()));
}
