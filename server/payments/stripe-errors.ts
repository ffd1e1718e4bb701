import Stripe from "stripe";
import { KeysRefused, ProviderFailed, ProviderUnavailable } from "#server/payments/port.ts";

/** Runs a call, and classifies its failure. @throws ProviderUnavailable when there was no answer to rely on */
export async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (isFailure(error)) throw new ProviderFailed("The card provider failed.", { cause: error });
    if (areKeysRefused(error)) throw new KeysRefused("The card provider refused the keys.", { cause: error });
    if (!isUnanswered(error)) throw error;
    throw new ProviderUnavailable("The card provider did not answer.", { cause: error });
  }
}

/** Stripe keeps these responses for a day and repeats them for the same idempotency key. */
function isFailure(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return !isUnderWay(error);
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
}

/** The owner must fix wrong keys or missing permissions. To a customer, the provider just does not answer. */
function areKeysRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/** An earlier call with the same key is still running. Its result is unknown, and another key would do it twice. */
function isUnderWay(error: Stripe.errors.StripeError): boolean {
  return error.code === "idempotency_key_in_use";
}

function isUnanswered(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  );
}

/** @returns null when the provider has no such object */
export async function known<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the provider has no such object. @param named the parameter with its id; absent: any */
export function isMissing(error: unknown, named?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === "resource_missing" && (named === undefined || error.param === named);
}

/** Whether an intent's state no longer allows what was asked of it. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "payment_intent_unexpected_state"
  );
}
