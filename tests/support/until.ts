import { setTimeout as pause } from "node:timers/promises";

/**
 * Asks again until something holds.
 * @param ask answers null or undefined while it does not hold yet
 * @throws with what was waited for, once the deadline has passed
 */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined> | Value | null | undefined,
  deadlineMs = 45_000,
): Promise<Value> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== undefined) return value;
    if (performance.now() > end) throw new Error(`Waited ${deadlineMs} ms in vain for ${what}.`);
    await pause(10);
  }
}
