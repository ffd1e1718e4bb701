interface Bar {
  name: string;
  value: number | null;
  before: number | null;
}

interface Props {
  bars: Bar[];
  /** Formats a value. */
  write: (value: number) => string;
  /** Tells screen readers the value before. */
  wasBefore: (value: string) => string;
  tone?: "people";
  /** The minimum for the value of the longest bar. */
  atLeast?: number;
}

const most = 8;

/** Values as bars, with a dashed tick for the value before. The list says the same in words. */
export function BeforeBars({ bars, write, wasBefore, tone, atLeast = 1 }: Props) {
  const shown = bars.slice(0, most);
  const longest = Math.max(atLeast, ...shown.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const share = (value: number) => `${Math.max(0, Math.min(100, (100 * value) / longest))}%`;
  return (
    <ul className="before-bars num" data-tone={tone}>
      {shown.map(({ name, value, before }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="before-track">
            {value !== null && <i style={{ width: share(value) }} />}
            {before !== null && (
              <em style={{ left: share(before) }}>
                <span className="sr">{wasBefore(write(before))}</span>
              </em>
            )}
          </span>
          <b>{value === null ? "–" : write(value)}</b>
        </li>
      ))}
    </ul>
  );
}
