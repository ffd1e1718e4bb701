import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Reads which payment intents a sandbox has made from its file, without a sandbox. Null if there is no such file. */
export function openMadeIntents(file: string): { has(id: string): boolean; close(): void } | null {
  if (!existsSync(file)) return null;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const intent = db.prepare("SELECT 1 FROM objects WHERE id = ? AND kind = 'payment_intent'");
  return { has: (id) => intent.get(id) !== undefined, close: () => db.close() };
}
