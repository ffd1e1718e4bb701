import { createHash, createHmac } from "node:crypto";
import type { WebhookRow } from "#server/database/webhooks.ts";
import type { UseCases } from "#server/usecases/context.ts";

type Sealer = Pick<UseCases, "seal">;

/**
 * The key that an address's messages are signed with. It follows from the server's secret, so that who has the database alone
 * can sign nothing.
 */
function keyOf(
  { seal }: Sealer,
  { id, secret_round: round }: Pick<WebhookRow, "id" | "secret_round">,
): Buffer {
  return createHash("sha256")
    .update(seal(`webhook ${id} ${round}`))
    .digest();
}

/** The secret as Standard Webhooks writes it, to show once. */
export function writeSecret(sealer: Sealer, webhook: Pick<WebhookRow, "id" | "secret_round">): string {
  return `whsec_${keyOf(sealer, webhook).toString("base64")}`;
}

/** By which it is told whether the server's secret is still the one of the address. */
export function hashOfSecret(sealer: Sealer, webhook: Pick<WebhookRow, "id" | "secret_round">): string {
  return createHash("sha256").update(keyOf(sealer, webhook)).digest("hex");
}

/**
 * The headers of a message, as Standard Webhooks has them.
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
