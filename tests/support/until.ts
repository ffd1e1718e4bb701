import { setTimeout as pause } from "node:timers/promises";

/**
 * Repeats a check until it succeeds.
 * @param ask returns null or undefined as long as it does not hold
 * @throws with the description, once the deadline has passed
 */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined> | Value | null | undefined,
  deadlineMs = 240_000,
): Promise<Value> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== undefined) return value;
    if (performance.now() > end) throw new Error(`Waited ${deadlineMs} ms in vain for ${what}.`);
    await pause(10);
  }
}
