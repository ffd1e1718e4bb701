import { type PointerEvent, useRef, useState } from "react";
import { linesFor, namedDays } from "#app/features/owner/day-scale.ts";
import { money } from "#app/lib/money.ts";
import "./day-chart.css";

export interface DayPoint {
  /** YYYY-MM-DD */
  date: string;
  /** Dollars. */
  amount: number;
  /** The amount of the day it is compared with; null until it is known. */
  before: number | null;
}

interface Props {
  label: string;
  points: DayPoint[];
  /** The name of a day below the chart, and beside its amount. */
  shortDay: (date: string) => string;
  longDay: (date: string) => string;
}

/**
 * An amount per day as a line, beside an earlier one. The pointer, a finger or the arrow keys choose a day, whose
 * amount is shown and announced.
 */
export function DayChart({ label, points, shortDay, longDay }: Props) {
  const [pointed, setPointed] = useState<number | null>(null);
  const keys = useRef<HTMLInputElement>(null);
  const lines = linesFor(points.flatMap(({ amount, before }) => [amount, before ?? 0]));
  const [lowest = 0, highest = 1] = [lines[0], lines.at(-1)];
  const last = Math.max(points.length - 1, 1);
  const x = (index: number) => (100 * index) / last;
  const y = (amount: number) => (100 * (highest - amount)) / (highest - lowest);
  const way = (read: (point: DayPoint) => number | null) =>
    points
      .flatMap((point, index) => {
        const amount = read(point);
        return amount === null ? [] : `${x(index)} ${y(amount)}`;
      })
      .join("L");
  const taken = way(({ amount }) => amount);
  const before = way((point) => point.before);
  const said = ({ date, amount }: DayPoint) => `${longDay(date)}, ${money(amount)}`;
  const chosen = pointed === null ? undefined : points[pointed];

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * last);
    setPointed(Math.min(Math.max(index, 0), points.length - 1));
  }

  /** Lifting a finger also fires this, and the day chosen by the arrow keys stays while they have the focus. */
  function leave({ pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType === "mouse" && document.activeElement !== keys.current) setPointed(null);
  }

  return (
    <div className="day-chart">
      <div className="day-plot" onPointerMove={point} onPointerDown={point} onPointerLeave={leave}>
        <svg aria-hidden="true">
          {lines.map((amount) => (
            <g key={amount}>
              <line x2="100%" y1={`${y(amount)}%`} y2={`${y(amount)}%`} />
              <text x={-10} y={`${y(amount)}%`} dy="0.32em" textAnchor="end">
                {money(amount)}
              </text>
            </g>
          ))}
          {namedDays(points.length).map((index, place) => (
            <text
              className={points.length > 7 && place % 2 ? "day-between" : undefined}
              key={index}
              x={`${x(index)}%`}
              y="100%"
              dy={28}
              textAnchor={anchor(index, points.length)}
            >
              {shortDay(points[index]?.date ?? "")}
            </text>
          ))}
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
            {taken && (
              <path className="day-area" d={`M0 ${y(0)}L${taken}L${x(points.length - 1)} ${y(0)}Z`} />
            )}
            {before && <path className="day-before" d={`M${before}`} />}
            {taken && <path className="day-taken" d={`M${taken}`} />}
          </svg>
          {chosen && <circle cx={`${x(pointed ?? 0)}%`} cy={`${y(chosen.amount)}%`} r={5} />}
        </svg>
        <input
          ref={keys}
          type="range"
          className="day-keys"
          aria-label={label}
          min={0}
          max={points.length - 1}
          value={pointed ?? points.length - 1}
          aria-valuetext={said(chosen ?? points.at(-1) ?? { date: "", amount: 0, before: null })}
          onChange={({ target }) => setPointed(Number(target.value))}
          onFocus={() => setPointed((one) => one ?? points.length - 1)}
          onBlur={() => setPointed(null)}
        />
        {chosen && (
          <p
            className="chart-tip num"
            data-side={x(pointed ?? 0) > 50 ? "left" : "right"}
            data-above={y(chosen.amount) > 60 || undefined}
            style={{ left: `${x(pointed ?? 0)}%`, top: `${y(chosen.amount)}%` }}
            aria-hidden
          >
            {said(chosen)}
          </p>
        )}
      </div>
    </div>
  );
}

/** Keeps the labels of the first and the last day inside the chart. */
function anchor(index: number, count: number): "start" | "middle" | "end" {
  if (index === 0) return "start";
  return index === count - 1 ? "end" : "middle";
}
