import { createHash, randomUUIDv7 } from "node:crypto";

/** A new row's id: globally unique, and increasing over time so that indexes stay compact. */
export function newId(): string {
  return randomUUIDv7();
}

/** An id derived from a text, so that the same thing is written only once. */
export function idOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join("-");
}
