import fc from "fast-check";
import { expect, test } from "vitest";
import { add, keep, movedBy, runFrom, runsOf, without } from "#domain/availability/bit-rows.ts";
import {
  type Bits,
  countSpan,
  emptyBits,
  has,
  nextOne,
  setCell,
  setSpan,
} from "#domain/availability/bits.ts";

const LENGTH = 128;
const row = fc
  .array(fc.tuple(fc.integer({ min: -40, max: 160 }), fc.integer({ min: 0, max: 90 })), { maxLength: 4 })
  .map((spans) => {
    const bits = emptyBits(LENGTH);
    for (const [from, length] of spans) setSpan(bits, from, from + length);
    return bits;
  });
const place = fc.integer({ min: -150, max: 280 });

/** The row as a list of true and false. */
function listOf(bits: Bits): boolean[] {
  return Array.from({ length: LENGTH }, (_, at) => has(bits, at));
}

test("a span sets, counts and finds exactly its cells", () => {
  fc.assert(
    fc.property(place, fc.nat(200), place, (from, length, probe) => {
      const bits = emptyBits(LENGTH);
      setSpan(bits, from, from + length);
      const expected = Array.from({ length: LENGTH }, (_, at) => at >= from && at < from + length);
      expect(listOf(bits)).toEqual(expected);
      const counted = expected.filter((one, at) => one && at >= probe && at < probe + 50);
      expect(countSpan(bits, probe, probe + 50)).toBe(counted.length);
      expect(nextOne(bits, probe, probe + 50)).toBe(
        expected.findIndex((one, at) => one && at >= probe && at < probe + 50),
      );
    }),
  );
});

test("setting one cell equals setting a span of one", () => {
  fc.assert(
    fc.property(place, (at) => {
      const [one, span] = [emptyBits(LENGTH), emptyBits(LENGTH)];
      setCell(one, at);
      setSpan(span, at, at + 1);
      expect(listOf(one)).toEqual(listOf(span));
    }),
  );
});

test("a shifted row has each cell's value from as many cells ahead", () => {
  fc.assert(
    fc.property(row, place, (bits, by) => {
      expect(listOf(movedBy(bits, by))).toEqual(listOf(bits).map((_, at) => has(bits, at + by)));
    }),
    { numRuns: 500 },
  );
});

test("runs start where enough consecutive cells are set", () => {
  fc.assert(
    fc.property(row, fc.integer({ min: 1, max: 150 }), (bits, length) => {
      const expected = listOf(bits).map((_, at) => runFrom(bits, at, 1, length) === length);
      expect(listOf(runsOf(bits, length))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test("rows are combined cell by cell", () => {
  fc.assert(
    fc.property(row, row, (one, other) => {
      const [a, b] = [listOf(one), listOf(other)];
      expect(listOf(keep(one.slice(), other))).toEqual(a.map((bit, at) => bit && (b[at] ?? false)));
      expect(listOf(add(one.slice(), other))).toEqual(a.map((bit, at) => bit || (b[at] ?? false)));
      expect(listOf(without(one, other))).toEqual(a.map((bit, at) => bit && !b[at]));
    }),
  );
});
