import { timingSafeEqual } from "node:crypto";

/** Compares two signatures in constant time. */
export function areSameBytes(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
