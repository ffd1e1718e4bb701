import { timingSafeEqual } from "node:crypto";

/** Whether a seal that came back is the one that was written; the time that it takes tells nothing of it. */
export function isSameSeal(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
