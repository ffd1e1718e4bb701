import { browserView } from "../resources/payment-intents/browser-view.ts";
import { ApiError } from "./errors.ts";
import type { Outcome } from "./idempotency.ts";

/** The answer to an error: Stripe's error object, or a bare 500 for a bug. A browser sees less of an intent. */
export function failure(error: unknown, forBrowser: boolean): Outcome {
  if (!(error instanceof ApiError)) {
    return failure(new ApiError(500, "api_error", "An unknown error occurred."), forBrowser);
  }
  const { error: fields } = error.body();
  const intent = fields.payment_intent;
  const shown = forBrowser && intent ? { ...fields, payment_intent: browserView(intent) } : fields;
  return { status: error.status, body: JSON.stringify({ error: shown }, null, 2) };
}
