import { ApiError } from "#app/lib/api-error.ts";

/** Whether a successful payment is being refunded, so that the purchase can no longer be made. */
export function isGivenBack(error: unknown): boolean {
  return error instanceof ApiError && error.code === "payment_refunded";
}
