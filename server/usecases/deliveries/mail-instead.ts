import { findDelivery } from "#server/database/deliveries.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue, type OutboxEntry } from "#server/database/outbox.ts";

/**
 * Queues a mail in place of a text that was sent, once however often it is called. What it says, and whether it is
 * still needed, is decided when it is sent.
 */
export async function mailInstead(tx: Handle, workId: string, now: number): Promise<void> {
  const row = await findDelivery(tx, workId);
  // A code only proves a phone, so a mail can't replace it.
  if (!row?.kind.startsWith("sms_") || row.kind === "sms_code") return;
  const kind = row.kind.replace(/^sms/, "mail");
  const payload = { ...JSON.parse(row.payload), settled: "1" };
  await enqueue(tx, { kind, payload, cause: `undelivered:${workId}` } as OutboxEntry, now);
}
