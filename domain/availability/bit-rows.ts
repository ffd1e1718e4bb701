import { type Bits, has } from "#domain/availability/bits.ts";

/** Keeps in `target` only the cells that are 1 in both. The rows have the same length. */
export function keep(target: Bits, other: Bits): Bits {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
  return target;
}

/** Adds to `target` the 1s of `other`. */
export function add(target: Bits, other: Bits): Bits {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
  return target;
}

/** A new row: the 1s of `bits` that are 0 in `other`. */
export function without(bits: Bits, other: Bits): Bits {
  const result = new Uint32Array(bits.length);
  for (let word = 0; word < result.length; word++) result[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
  return result;
}

/** A new row whose cell i is cell i + by of `bits`, or 0 outside it. */
export function movedBy(bits: Bits, by: number): Bits {
  const result = new Uint32Array(bits.length);
  const words = by >> 5;
  const shift = by & 31;
  // Reading past the end of a typed array is slow, so the guards around the loop handle the edge words.
  const last = Math.min(bits.length, bits.length - words - 1);
  for (let word = Math.max(0, -words); word < last; word++) {
    result[word] = joined(bits[word + words] ?? 0, bits[word + words + 1] ?? 0, shift);
  }
  if (words < 0 && -words <= bits.length) result[-words - 1] = joined(0, bits[0] ?? 0, shift);
  if (words >= 0 && words < bits.length) result[last] = joined(bits[bits.length - 1] ?? 0, 0, shift);
  return result;
}

/** A new row: the cells at which a run of at least `length` 1s starts. */
export function runsOf(bits: Bits, length: number): Bits {
  const runs = bits.slice();
  for (let known = 1; known < length; ) {
    const step = Math.min(known, length - known);
    keepMoved(runs, step);
    known += step;
  }
  return runs;
}

/** Keeps the 1s of a row that are also 1 `by` cells later. Each word is read before it changes. */
function keepMoved(bits: Bits, by: number): void {
  const words = by >> 5;
  const shift = by & 31;
  const last = Math.max(0, bits.length - words - 1);
  for (let word = 0; word < last; word++) {
    const moved = joined(bits[word + words] ?? 0, bits[word + words + 1] ?? 0, shift);
    bits[word] = (bits[word] ?? 0) & moved;
  }
  if (words < bits.length) bits[last] = (bits[last] ?? 0) & joined(bits[bits.length - 1] ?? 0, 0, shift);
  bits.fill(0, last + 1);
}

function joined(low: number, high: number, shift: number): number {
  return shift === 0 ? low : (low >>> shift) | (high << (32 - shift));
}

/** The number of consecutive 1s from `at` forwards (step 1) or backwards (step -1), counted up to `atMost`. */
export function runFrom(bits: Bits, at: number, step: 1 | -1, atMost: number): number {
  let length = 0;
  while (length < atMost && has(bits, at + length * step)) length++;
  return length;
}
