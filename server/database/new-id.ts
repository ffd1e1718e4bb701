import { randomUUIDv7 } from "node:crypto";

/** A new row's id: unique everywhere, and growing with time so that indexes stay compact. */
export function newId(): string {
  return randomUUIDv7();
}
