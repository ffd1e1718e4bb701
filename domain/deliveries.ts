/** How queued work stands, as the owner sees it. */
export const deliveryStates = ["waiting", "trying", "sent", "not_sent", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const firstDelayMs = 2_000;
const longestDelayMs = 60 * 60_000;

/** Tries after which nothing more is tried, four days after the first. */
export const mostAttempts = 108;

/** How long work that failed waits for its next try: twice as long each time, an hour at most. */
export function delayAfter(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
}

/** @param row.attempts those that were begun */
export function stateOf(row: {
  attempts: number;
  done_at: number | null;
  not_sent: string | null;
}): DeliveryState {
  if (row.done_at !== null) return row.not_sent === null ? "sent" : "not_sent";
  if (row.attempts >= mostAttempts) return "failed";
  return row.attempts === 0 ? "waiting" : "trying";
}
