import { expect, test } from "vitest";
import { delayAfter, mostAttempts, stateOf, waitedAfter } from "#domain/deliveries.ts";

test("work is retried after seconds at first and every hour in the end, for four days in total", () => {
  expect([1, 2, 3, 11, 12, 100].map(delayAfter)).toEqual([
    2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  const total = Array.from({ length: mostAttempts - 1 }, (_, index) => delayAfter(index + 1));
  expect(Math.round(total.reduce((sum, delay) => sum + delay) / 86_400_000)).toBe(4);
});

test("the waits before the next tries add up", () => {
  expect([0, 1, 2, 3].map(waitedAfter)).toEqual([0, 2_000, 6_000, 14_000]);
});

test("a mail's state follows from its row", () => {
  const work = { attempts: 1, isDone: false, isUnwanted: false };
  expect(stateOf({ ...work, attempts: 0 })).toBe("waiting");
  expect(stateOf(work)).toBe("trying");
  expect(stateOf({ ...work, attempts: mostAttempts - 1 })).toBe("trying");
  expect(stateOf({ ...work, attempts: mostAttempts })).toBe("failed");
  expect(stateOf({ ...work, attempts: mostAttempts + 1 })).toBe("failed");
  expect(stateOf({ ...work, isDone: true })).toBe("sent");
  expect(stateOf({ ...work, isDone: true, isUnwanted: true })).toBe("not_sent");
});
