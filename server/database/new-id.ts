import { hash } from "node:crypto";
import { v7 } from "uuid";

/**
 * A new row's id: globally unique, and larger than any that this server made before, so that indexes stay compact and
 * rows of the same instant keep their order. Node's own `randomUUIDv7` has no order within a millisecond.
 */
export function newId(): string {
  return v7();
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
