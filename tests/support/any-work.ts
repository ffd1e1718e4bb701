import type { OutboxEntry } from "#server/database/outbox.ts";

/** Queued work of which a test looks at little else than its kind. */
export function anyWork(kind: string, cause: string, payload: Record<string, string> = {}): OutboxEntry {
  return { kind, payload, cause } as OutboxEntry;
}
