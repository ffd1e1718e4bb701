import { expect, test } from "vitest";
import { around, noTime, overlap } from "#domain/time/span.ts";

test("adjacent spans share no instant, and an empty span shares none with any", () => {
  expect(overlap({ from: 1, to: 3 }, { from: 2, to: 9 })).toBe(true);
  expect(overlap({ from: 1, to: 3 }, { from: 3, to: 9 })).toBe(false);
  expect(overlap({ from: 2, to: 2 }, { from: 1, to: 3 })).toBe(false);
  expect(overlap(noTime, { from: -1, to: 1 })).toBe(false);
});

test("the span around several contains them all, and is empty around none", () => {
  expect(around([{ from: 5, to: 6 }, noTime, { from: 2, to: 3 }])).toEqual({ from: 2, to: 6 });
  expect(around([])).toEqual(noTime);
});
