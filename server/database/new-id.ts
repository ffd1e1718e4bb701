import { hash, randomUUIDv7 } from "node:crypto";

/** A new row's id: globally unique, and increasing over time so that indexes stay compact. */
export function newId(): string {
  return randomUUIDv7();
}

/** An id derived from a text, so that the same thing is written only once. */
export function idOf(text: string): string {
  const digest = hash("sha256", text);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join("-");
}
