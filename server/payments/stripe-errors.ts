import Stripe from "stripe";
import { KeysRefused, ProviderFailed, ProviderUnavailable } from "#server/payments/port.ts";

/** Runs a call, and says of its failure whether it was an answer. @throws ProviderUnavailable when there was none */
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

/** Stripe keeps these answers for a day and gives them again to the same idempotency key. */
function isFailure(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return !isUnderWay(error);
  return error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
}

/** Keys that are wrong or may not do this are the owner's to mend: for a customer the provider does not answer. */
function areKeysRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/** An earlier call under the same key still runs: what comes of it is not known, and another key would do it twice. */
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

/** @returns null when the provider knows no such thing */
export async function known<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the provider knows no such thing. @param named the parameter that named it; any when absent */
export function isMissing(error: unknown, named?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === "resource_missing" && (named === undefined || error.param === named);
}

/** Whether an intent has gone on too far for what was asked of it. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "payment_intent_unexpected_state"
  );
}
