/** The state of queued work, as the owner sees it. */
export const deliveryStates = ["waiting", "trying", "sent", "not_sent", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const firstDelayMs = 2_000;
const longestDelayMs = 60 * 60_000;

/** The number of attempts after which work is given up, four days after the first. */
export const mostAttempts = 108;

/** The number of attempts that were made. Work that was given up at once counts them on top of the most. */
export function triesOf(attempts: number): number {
  return attempts > mostAttempts ? attempts - mostAttempts : attempts;
}

/** How long failed work waits for its next attempt: twice as long each time, an hour at most. */
export function delayAfter(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
}

/** The least time since work was first due, when the wait after this many failures is over. */
export function waitedAfter(failures: number): number {
  return Array.from({ length: failures }, (_, before) => delayAfter(before + 1)).reduce((a, b) => a + b, 0);
}

/** What is known about queued work. */
export interface QueuedWork {
  /** Attempts that were begun. */
  attempts: number;
  isDone: boolean;
  /** Whether there turned out to be nothing to send when it was due. */
  isUnwanted: boolean;
}

/** What defines each state. Attempts are at least `from` and fewer than `below`. */
export const deliveryTable: Record<
  DeliveryState,
  { isDone: false; from: number; below: number | null } | { isDone: true; isUnwanted: boolean }
> = {
  waiting: { isDone: false, from: 0, below: 1 },
  trying: { isDone: false, from: 1, below: mostAttempts },
  sent: { isDone: true, isUnwanted: false },
  not_sent: { isDone: true, isUnwanted: true },
  failed: { isDone: false, from: mostAttempts, below: null },
};

export function stateOf(work: QueuedWork): DeliveryState {
  const state = deliveryStates.find((one) => fits(work, deliveryTable[one]));
  if (!state) throw new RangeError(`Work is tried ${work.attempts} times in no state.`);
  return state;
}

function fits(
  { attempts, isDone, isUnwanted }: QueuedWork,
  row: (typeof deliveryTable)[DeliveryState],
): boolean {
  if (row.isDone) return isDone && isUnwanted === row.isUnwanted;
  return !isDone && attempts >= row.from && (row.below === null || attempts < row.below);
}
