import { expect, test } from "vitest";
import { around, noTime, overlap } from "#domain/time/span.ts";

test("stretches that only touch share no instant, and no time shares none with any", () => {
  expect(overlap({ from: 1, to: 3 }, { from: 2, to: 9 })).toBe(true);
  expect(overlap({ from: 1, to: 3 }, { from: 3, to: 9 })).toBe(false);
  expect(overlap({ from: 2, to: 2 }, { from: 1, to: 3 })).toBe(false);
  expect(overlap(noTime, { from: -1, to: 1 })).toBe(false);
});

test("what is around some stretches holds them all, and is no time around none", () => {
  expect(around([{ from: 5, to: 6 }, noTime, { from: 2, to: 3 }])).toEqual({ from: 2, to: 6 });
  expect(around([])).toEqual(noTime);
});
