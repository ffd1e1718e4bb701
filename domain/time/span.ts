/** A span of time in epoch milliseconds, its end excluded. */
export interface Span {
  from: number;
  to: number;
}

/** An empty span. */
export const noTime: Span = { from: 0, to: 0 };

/** Whether two spans share an instant. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < one.to && other.from < other.to && one.from < other.to && other.from < one.to;
}

/** The shortest span that contains all the given ones. */
export function around(spans: readonly Span[]): Span {
  const some = spans.filter(({ from, to }) => from < to);
  if (some.length === 0) return noTime;
  return { from: Math.min(...some.map(({ from }) => from)), to: Math.max(...some.map(({ to }) => to)) };
}
