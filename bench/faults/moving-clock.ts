/** What a parent says to move a child's clock. */
export interface ClockMove {
  /** Milliseconds that the child's clock is ahead of the machine's. */
  aheadMs: number;
}

/**
 * The clock of a process, moved by its parent: the machine's own, some way ahead. The process ends with its parent.
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
