import fc from "fast-check";
import { expect, test } from "vitest";
import { CELL_MS, cellAt, cellsInMinutes, cellsOf, isOnGrid, startOfCell } from "#domain/time/cells.ts";

test("a cell is epoch seconds divided by 300", () => {
  const noon = Date.UTC(2026, 10, 24, 12);
  expect(cellAt(noon)).toBe(noon / 1000 / 300);
  expect(startOfCell(cellAt(noon))).toBe(noon);
});

test("a span takes every cell it covers once, ascending, without its end", () => {
  fc.assert(
    fc.property(fc.nat(9_000_000), fc.nat(400), (first, length) => {
      const cells = cellsOf(first * CELL_MS, (first + length) * CELL_MS);
      expect(cells).toEqual(Array.from({ length }, (_, index) => first + index));
    }),
  );
});

test("instants off the five-minute grid and reversed spans are refused", () => {
  expect(isOnGrid(300_001)).toBe(false);
  expect(() => cellAt(1)).toThrow(RangeError);
  expect(() => cellsOf(0, 1)).toThrow(RangeError);
  expect(() => cellsOf(Number.NaN, 300_000)).toThrow(RangeError);
  expect(() => cellsOf(300_000, 0)).toThrow(RangeError);
});

test("a duration is a multiple of five minutes", () => {
  expect(cellsInMinutes(45)).toBe(9);
  for (const minutes of [-5, 7, 2.5, Number.NaN]) expect(() => cellsInMinutes(minutes)).toThrow(RangeError);
});
