import { hash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./errors.ts";
import type { Form } from "./form.ts";

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/** Who calls, by the key in the Authorization header (bearer or basic) or, for browsers, in `key`. */
export function authenticate(keys: Keys, header: string | undefined, form: Form): "secret" | "publishable" {
  const key = keyOfHeader(header) ?? (typeof form.key === "string" ? form.key : undefined);
  if (!key) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (same(key, keys.secretKey)) return "secret";
  if (same(key, keys.publishableKey)) return "publishable";
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(12)}`);
}

/** What a publishable key gets where the secret one is needed. */
export function secretKeyRequired(): ApiError {
  return new ApiError(
    403,
    "invalid_request_error",
    "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
    { code: "secret_key_required" },
    false,
  );
}

function keyOfHeader(header: string | undefined): string | undefined {
  if (header?.startsWith("Bearer ")) return header.slice("Bearer ".length).trim();
  if (!header?.startsWith("Basic ")) return undefined;
  return Buffer.from(header.slice("Basic ".length), "base64").toString("utf8").split(":")[0];
}

function same(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(value: string): Buffer {
  return hash("sha256", value, "buffer");
}

function unauthorised(message: string): ApiError {
  return new ApiError(401, "invalid_request_error", message, {}, false);
}
