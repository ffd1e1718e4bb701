import { API_VERSION } from "../resources/events.ts";
import type { SandboxRequest } from "../types.ts";

/** The headers of an answer, as Stripe sends them. */
export function headersFor(
  request: SandboxRequest,
  requestId: string,
  replayed: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    "cache-control": "no-cache, no-store",
    "content-type": "application/json",
    "request-id": requestId,
    "stripe-version": request.headers["stripe-version"] ?? API_VERSION,
  };
  const key = request.headers["idempotency-key"];
  if (key) headers["idempotency-key"] = key;
  if (replayed) headers["idempotent-replayed"] = "true";
  return headers;
}
