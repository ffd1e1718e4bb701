import { afterEach, beforeEach, vi } from "vitest";

/**
 * Sets the date of the calling file's tests to Saturday 21 November 2026, because a date in another year is written
 * with its year.
 */
export function fixDate(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T06:00:00Z") }));
  afterEach(() => void vi.useRealTimers());
}
