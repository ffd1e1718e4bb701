/** A stretch of time in epoch milliseconds, its end excluded. */
export interface Span {
  from: number;
  to: number;
}

/** In which nothing changes. */
export const noTime: Span = { from: 0, to: 0 };

/** Whether two stretches share an instant. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < one.to && other.from < other.to && one.from < other.to && other.from < one.to;
}

/** The shortest stretch that holds all of some. */
export function around(spans: readonly Span[]): Span {
  const some = spans.filter(({ from, to }) => from < to);
  if (some.length === 0) return noTime;
  return { from: Math.min(...some.map(({ from }) => from)), to: Math.max(...some.map(({ to }) => to)) };
}
