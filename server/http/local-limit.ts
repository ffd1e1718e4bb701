export interface Limit {
  calls: number;
  windowMs: number;
}

/** Keys that are told apart in one window; later ones share one. */
const mostKeys = 10_000;

/**
 * Counts in fixed windows in this process alone: for what costs this process its time, where a row for each call would
 * cost more than the call.
 * @param now milliseconds
 * @returns counts a call of a key, by what it costs, and tells whether it is within the limit
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
