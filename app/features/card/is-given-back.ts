import { hasCode } from "#app/lib/api-error.ts";

/** Whether a successful payment is being refunded, so that the purchase can no longer be made. */
export function isGivenBack(error: unknown): boolean {
  return hasCode(error, "payment_refunded");
}
