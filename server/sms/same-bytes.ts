import { timingSafeEqual } from "node:crypto";

/** Whether two signatures are the same; the time that it takes tells nothing of them. */
export function areSameBytes(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
