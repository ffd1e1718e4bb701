import fc from "fast-check";
import { expect, test } from "vitest";
import { split } from "#domain/split.ts";

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test("ten dollars among three leave one cent to the first", () => {
  expect(split(1000, [1, 1, 1])).toEqual([334, 333, 333]);
});

test("zero weights share evenly", () => {
  expect(split(5, [0, 0])).toEqual([3, 2]);
});

test("a refund is split like the charge", () => {
  expect(split(-1000, [60, 40, 0])).toEqual([-600, -400, 0]);
});

test("the parts always add up, each within a cent of its share", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (amount, given) => {
      const parts = split(amount, given);
      expect(sum(parts)).toBe(amount);
      const total = sum(given);
      for (const [index, part] of parts.entries()) {
        const share = total === 0 ? amount / given.length : (amount * (given[index] ?? 0)) / total;
        expect(Math.abs(part - share)).toBeLessThan(1);
      }
    }),
  );
});
