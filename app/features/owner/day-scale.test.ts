import { expect, test } from "vitest";
import { linesFor, namedDays } from "#app/features/owner/day-scale.ts";

test.each([
  ["a good month", [340, 760, 610], [0, 200, 400, 600, 800]],
  ["nothing at all", [0, 0], [0, 1]],
  ["no day", [], [0, 1]],
  ["a few dollars", [3.5], [0, 1, 2, 3, 4]],
  ["more given back than taken", [-120, 300], [-200, 0, 200, 400]],
  ["only given back", [-30], [-30, -20, -10, 0]],
])("the lines of a chart are round amounts around %s", (_, amounts, lines) => {
  expect(linesFor(amounts)).toEqual(lines);
});

test.each([
  ["no day", 0, []],
  ["one day", 1, [0]],
  ["two days", 2, [0, 1]],
  ["a week", 7, [0, 2, 4, 6]],
  ["four weeks", 28, [0, 7, 14, 20, 27]],
  ["a year", 365, [0, 91, 182, 273, 364]],
])("below %s the first and the last day are labelled, and few between", (_, count, named) => {
  expect(namedDays(count)).toEqual(named);
});
