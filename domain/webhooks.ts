/** The events that other programs can be notified of. */
export const webhookEvents = [
  "booking.created",
  "booking.moved",
  "booking.changed",
  "booking.cancelled",
  "payment.refunded",
  "payment.refund_failed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a message waits after each failed attempt. After the last one it is given up, a day after the first. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8.5 * hour];

/** @param attempts attempts so far @returns null if it is given up */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null;
}

/** An address that has accepted nothing for this long is switched off. */
const patienceMs = 3 * 24 * hour;

/** @param failingSince the first failed attempt since the last success */
export function isHopeless(failingSince: number, now: number): boolean {
  return now - failingSince >= patienceMs;
}

export const webhookMessageStates = ["waiting", "sent", "failed"] as const;
export type WebhookMessageState = (typeof webhookMessageStates)[number];
