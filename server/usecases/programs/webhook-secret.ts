import { createHmac, hash } from "node:crypto";
import type { WebhookRow } from "#server/database/webhooks.ts";
import type { UseCases } from "#server/usecases/context.ts";

type Sealer = Pick<UseCases, "seal">;

/**
 * The key that signs an address's messages. It is derived from the server's secret, so that the database alone can't
 * sign anything.
 */
function keyOf(
  { seal }: Sealer,
  { id, secret_round: round }: Pick<WebhookRow, "id" | "secret_round">,
): Buffer {
  return hash("sha256", seal(`webhook ${id} ${round}`), "buffer");
}

/** The secret in the format of Standard Webhooks, to show once. */
export function writeSecret(sealer: Sealer, webhook: Pick<WebhookRow, "id" | "secret_round">): string {
  return `whsec_${keyOf(sealer, webhook).toString("base64")}`;
}

/** Tells whether this address was made with the server's current secret. */
export function hashOfSecret(sealer: Sealer, webhook: Pick<WebhookRow, "id" | "secret_round">): string {
  return hash("sha256", keyOf(sealer, webhook));
}

/**
 * The headers of a message, as defined by Standard Webhooks.
 * @param message.at seconds since the epoch
 */
export function signedHeaders(
  sealer: Sealer,
  webhook: WebhookRow,
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const signature = createHmac("sha256", keyOf(sealer, webhook))
    .update(`${id}.${at}.${body}`)
    .digest("base64");
  return {
    "content-type": "application/json",
    "user-agent": "Shiuli-Webhooks/1.0",
    "webhook-id": id,
    "webhook-timestamp": String(at),
    "webhook-signature": `v1,${signature}`,
  };
}
