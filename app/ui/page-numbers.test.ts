import { expect, test } from "vitest";
import { pageNumbers } from "#app/ui/page-numbers.ts";

test("short rows of pages are shown whole", () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test("long rows keep the first, the last and the neighbours", () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, "gap-after", 20]);
  expect(pageNumbers(10, 20)).toEqual([1, "gap-before", 9, 10, 11, "gap-after", 20]);
  expect(pageNumbers(20, 20)).toEqual([1, "gap-before", 19, 20]);
});

test("a gap never stands for a single page", () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, "gap-after", 20]);
  expect(pageNumbers(17, 20)).toEqual([1, "gap-before", 16, 17, 18, 19, 20]);
});
