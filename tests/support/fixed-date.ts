import { afterEach, beforeEach, vi } from "vitest";

/** Lets the tests of the file that calls it run on Saturday 21 November 2026: a day of another year is written with its year. */
export function fixDate(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T06:00:00Z") }));
  afterEach(() => void vi.useRealTimers());
}
