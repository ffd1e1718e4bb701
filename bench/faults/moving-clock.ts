/** The message with which a parent moves a child's clock. */
export interface ClockMove {
  /** How many milliseconds the child's clock is ahead of the machine's. */
  aheadMs: number;
}

/**
 * A clock of a process that its parent can move ahead of the machine's clock. The process ends with its parent.
 * @returns milliseconds since the epoch
 */
export function movingClock(): () => number {
  let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
  process.on("message", (move: ClockMove | "reconcile") => {
    if (move === "reconcile") return;
    aheadMs = move.aheadMs;
    process.send?.({ aheadMs });
  });
  process.on("disconnect", () => process.exit(1));
  return () => Date.now() + aheadMs;
}
