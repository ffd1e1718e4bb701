export interface Limit {
  calls: number;
  windowMs: number;
}

/** How many keys are counted separately in one window. Later ones share a count. */
const mostKeys = 10_000;

/**
 * Counts in fixed windows in this process only, for calls that are cheaper than writing a row for each.
 * @param now milliseconds
 * @returns a function that counts a call of a key, by its cost, and returns whether it is within the limit
 */
export function createLocalLimit(
  { calls, windowMs }: Limit,
  now: () => number,
): (key: string, units?: number) => boolean {
  let counts = new Map<string, number>();
  let current = Number.NaN;
  return (key, units = 1) => {
    const window = Math.floor(now() / windowMs);
    if (window !== current) counts = new Map();
    current = window;
    const known = counts.has(key) || counts.size < mostKeys ? key : "";
    const count = (counts.get(known) ?? 0) + units;
    counts.set(known, count);
    return count <= calls;
  };
}
