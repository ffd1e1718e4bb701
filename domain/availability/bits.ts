/** A row of cells, one bit each, the first in the lowest bit of the first word. */
export type Bits = Uint32Array;

/** A row of at least `length` cells, all 0. */
export function emptyBits(length: number): Bits {
  return new Uint32Array((length + 31) >>> 5);
}

/** Whether cell `at` is 1; a cell outside the row is 0. */
export function has(bits: Bits, at: number): boolean {
  return at >= 0 && ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** Sets one cell; outside the row it does nothing. */
export function setCell(bits: Bits, at: number): void {
  if (at >= 0) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

/** Sets the cells from `from` to `to`, end excluded; what lies outside the row is left out. */
export function setSpan(bits: Bits, from: number, to: number): void {
  const end = Math.min(to, bits.length * 32);
  let at = Math.max(0, from);
  while (at < end) {
    const word = at >>> 5;
    const stop = Math.min(end, (word + 1) * 32);
    bits[word] = (bits[word] ?? 0) | maskOf(at & 31, stop - at);
    at = stop;
  }
}

/** Number of 1s from `from` to `to`, end excluded, within the row. */
export function countSpan(bits: Bits, from: number, to: number): number {
  const end = Math.min(to, bits.length * 32);
  let at = Math.max(0, from);
  let count = 0;
  while (at < end) {
    const word = at >>> 5;
    const stop = Math.min(end, (word + 1) * 32);
    count += ones((bits[word] ?? 0) & maskOf(at & 31, stop - at));
    at = stop;
  }
  return count;
}

/** The first 1 from `from` on and before `to`, or -1. */
export function nextOne(bits: Bits, from: number, to: number): number {
  let at = Math.max(0, from);
  const end = Math.min(to, bits.length * 32);
  while (at < end) {
    const rest = (bits[at >>> 5] ?? 0) >>> (at & 31);
    if (rest !== 0) {
      const found = at + 31 - Math.clz32(rest & -rest);
      return found < end ? found : -1;
    }
    at = ((at >>> 5) + 1) * 32;
  }
  return -1;
}

function maskOf(from: number, length: number): number {
  return length === 32 ? 0xffffffff : ((1 << length) - 1) << from;
}

function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
