import { ApiError } from "#app/lib/api-error.ts";

/** Whether the money of a payment that went through is on its way back: nothing is left to be made of it. */
export function isGivenBack(error: unknown): boolean {
  return error instanceof ApiError && error.code === "payment_refunded";
}
