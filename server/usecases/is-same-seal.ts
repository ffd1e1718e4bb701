import { timingSafeEqual } from "node:crypto";

/** Compares two seals in constant time. */
export function isSameSeal(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
