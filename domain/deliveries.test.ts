import { expect, test } from "vitest";
import { delayAfter, mostAttempts, stateOf } from "#domain/deliveries.ts";

test("work is tried again after seconds at first and every hour in the end, for four days in all", () => {
  expect([1, 2, 3, 11, 12, 100].map(delayAfter)).toEqual([
    2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  const total = Array.from({ length: mostAttempts - 1 }, (_, index) => delayAfter(index + 1));
  expect(Math.round(total.reduce((sum, delay) => sum + delay) / 86_400_000)).toBe(4);
});

test("how a mail stands is told from its row", () => {
  const row = { attempts: 1, done_at: null, not_sent: null };
  expect(stateOf({ ...row, attempts: 0 })).toBe("waiting");
  expect(stateOf(row)).toBe("trying");
  expect(stateOf({ ...row, attempts: mostAttempts })).toBe("failed");
  expect(stateOf({ ...row, done_at: 1 })).toBe("sent");
  expect(stateOf({ ...row, done_at: 1, not_sent: "moved" })).toBe("not_sent");
});
