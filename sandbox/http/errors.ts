import type Stripe from "stripe";

export type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

/** What Stripe's error object carries beside its type and message. */
export interface ErrorDetails {
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** A refusal with the status and body that Stripe gives it. What the call wrote before stays written. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;
  /** Whether a retry under the same idempotency key gets this answer again. */
  readonly remembered: boolean;

  constructor(
    status: number,
    type: ErrorType,
    message: string,
    details: ErrorDetails = {},
    remembered = true,
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
    this.remembered = remembered;
  }

  body() {
    const { code } = this.details;
    const doc = code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` } : {};
    return { error: { ...this.details, ...doc, message: this.message, type: this.type } };
  }
}

/** A parameter that is missing, unknown or unreadable. Nothing ran, so an idempotency key stays free. */
export function invalidParam(message: string, param: string, code?: string): ApiError {
  return new ApiError(400, "invalid_request_error", message, code ? { code, param } : { param }, false);
}

/** A well-formed request that the state of things refuses. */
export function refused(message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(400, "invalid_request_error", message, details);
}

/** 404 for an id in the path, 400 for one in a parameter. */
export function missing(what: string, id: string, param: string, status: 400 | 404 = 404): ApiError {
  return new ApiError(
    status,
    "invalid_request_error",
    `No such ${what}: '${id}'`,
    { code: "resource_missing", param },
    false,
  );
}

export function cardError(message: string, details: ErrorDetails, remembered = true): ApiError {
  return new ApiError(402, "card_error", message, details, remembered);
}

/** Another request works on the same object at this moment: nothing ran, and the same key may be sent again. */
export function lockTimeout(): ApiError {
  return new ApiError(
    429,
    "invalid_request_error",
    "This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request. If you see this error frequently and are making multiple concurrent requests to a single object, make your requests serially or at a lower rate.",
    { code: "lock_timeout" },
    false,
  );
}

/** The connection ends without an answer, as a fault asked. */
export class ConnectionCut extends Error {
  constructor() {
    super("The connection is cut, as a fault asked.");
  }
}
