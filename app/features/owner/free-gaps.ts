import { minuteOf, partsOn } from "#app/features/calendar/minutes.ts";
import type { Calendar } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";

/** A stretch of a day, in minutes from the salon's midnight. */
export interface Stretch {
  from: number;
  to: number;
}

export interface MasterDay {
  masterId: string;
  works: Stretch[];
  /** What is taken: visits with their set-up and clean-up, holds, and time off. */
  busy: (Stretch & { kind: "visit" | "live" | "off" })[];
  /** What is free from now on and long enough to be worth a call. */
  free: Stretch[];
}

/** Nobody can be booked into less time than this. */
const leastMinutes = 30;

/**
 * Each master's day: what is taken, and what is free from a minute on. Masters who neither work nor have visits are
 * left out.
 */
export function masterDays(calendar: Calendar, date: string, nowMinute: number): MasterDay[] {
  const day = calendar.days.find((one) => one.date === date);
  if (!day) return [];
  const step = calendar.slotStepMinutes;
  return day.working.flatMap(({ masterId, spans }) => {
    const works = spans.map(toStretch);
    const busy = busyOf(calendar, masterId, date);
    if (works.length === 0 && busy.every(({ kind }) => kind === "off")) return [];
    const from = Math.ceil(nowMinute / step) * step;
    const free = works
      .flatMap((work) => without({ from: Math.max(work.from, from), to: work.to }, busy))
      .map((gap) => ({ from: Math.ceil(gap.from / step) * step, to: gap.to }))
      .filter((gap) => gap.to - gap.from >= leastMinutes);
    return [{ masterId, works, busy, free }];
  });
}

function busyOf({ visits, holds, timeOff }: Calendar, masterId: string, date: string): MasterDay["busy"] {
  const standing = visits.filter(({ status }) => occupiesCells(status));
  const busy = (parts: Parameters<typeof partsOn>[0], kind: MasterDay["busy"][number]["kind"]) =>
    partsOn(parts, { masterId, date }).map(({ from, to }) => ({ from, to, kind }));
  return [
    ...standing.flatMap(({ status, items, buffers }) =>
      busy([...items, ...buffers], status === "in_chair" ? "live" : "visit"),
    ),
    ...holds.flatMap(({ items, buffers }) => busy([...items, ...buffers], "visit")),
    ...busy(timeOff, "off"),
  ];
}

function toStretch({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Stretch {
  const isSameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10);
  return { from: minuteOf(startsAt), to: isSameDay ? minuteOf(endsAt) : 24 * 60 };
}

/** The parts of a stretch that remain when others are removed from it. */
function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let { from } = stretch;
  for (const other of others.toSorted((one, two) => one.from - two.from)) {
    if (other.to <= from || other.from >= stretch.to) continue;
    if (other.from > from) left.push({ from, to: other.from });
    from = Math.max(from, other.to);
  }
  if (from < stretch.to) left.push({ from, to: stretch.to });
  return left;
}
