import { minuteOf, onDate } from "#app/features/calendar/minutes.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Calendar, CalendarVisit, TimeOff } from "#contract/front-desk.ts";

/** Consecutive services of a visit by one master, as one box of the calendar. */
export interface Box {
  /** Identifies the visit and the stretch. */
  key: string;
  visit: CalendarVisit;
  masterId: string;
  services: string;
  /** Minutes from the salon's midnight. */
  from: number;
  to: number;
  /** Its lane among overlapping boxes, and how many lanes there are. */
  lane: number;
  lanes: number;
}

/** Time of a column that can't be booked: outside working hours, or blocked for a reason. */
export interface Closed {
  from: number;
  to: number;
  label: string;
  timeOff: TimeOff | null;
}

/** The first box of a visit; undefined while it has no time. */
export function firstBox(visit: CalendarVisit): Box | undefined {
  const [first] = visit.items;
  if (!first?.masterId || !first.startsAt) return undefined;
  return boxesOf([visit], first.masterId, first.startsAt.slice(0, 10))[0];
}

/**
 * The boxes of one master on one date. Adjoining services of a visit are joined; overlapping boxes lie side by side.
 */
export function boxesOf(visits: readonly CalendarVisit[], masterId: string, date: string): Box[] {
  const boxes = visits.flatMap((visit) => stretchesOf(visit, masterId, date));
  return inLanes(boxes.sort((one, other) => one.from - other.from || other.to - one.to));
}

function stretchesOf(visit: CalendarVisit, masterId: string, date: string): Box[] {
  const stretches: Box[] = [];
  for (const [index, item] of visit.items.entries()) {
    const { startsAt, endsAt } = item;
    if (item.masterId !== masterId || !startsAt || !endsAt) continue;
    const { from, to } = onDate({ startsAt, endsAt }, date);
    if (from >= to) continue;
    const last = stretches.at(-1);
    if (last?.to === from) {
      last.to = to;
      last.services += `, ${item.service_name}`;
    } else {
      const key = `${visit._id}-${index}${startsAt.startsWith(date) ? "" : "-on"}`;
      stretches.push({ key, visit, masterId, services: item.service_name, from, to, lane: 0, lanes: 1 });
    }
  }
  return stretches;
}

function inLanes(boxes: Box[]): Box[] {
  let group: Box[] = [];
  let end = 0;
  for (const box of boxes) {
    if (box.from >= end) group = [];
    const taken = new Set(group.filter(({ to }) => to > box.from).map(({ lane }) => lane));
    while (taken.has(box.lane)) box.lane++;
    group.push(box);
    end = Math.max(group.length === 1 ? 0 : end, box.to);
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    for (const one of group) one.lanes = lanes;
  }
  return boxes;
}

type Day = Calendar["days"][number];

/** The parts of a column between two minutes that can't be booked, and why. */
export function closedIn(
  day: Day,
  masterId: string,
  timeOff: readonly TimeOff[],
  range: { from: number; to: number },
): Closed[] {
  const texts = textsNow(calendarTexts);
  const spans = day.working.find((one) => one.masterId === masterId)?.spans ?? [];
  const closed: Closed[] = [];
  let at = range.from;
  for (const [index, span] of spans.entries()) {
    const from = minuteOf(span.startsAt);
    if (from > at)
      closed.push({ from: at, to: from, label: index > 0 ? texts.break : texts.notWorking, timeOff: null });
    at = span.endsAt.startsWith(day.date) ? minuteOf(span.endsAt) : 24 * 60;
  }
  const rest = day.open.length === 0 ? texts.closed : texts.notWorking;
  if (at < range.to) closed.push({ from: at, to: range.to, label: rest, timeOff: null });
  return [...closed, ...timeOff.flatMap((off) => kept(off, masterId, day.date, range))];
}

function kept(off: TimeOff, masterId: string, date: string, range: { from: number; to: number }): Closed[] {
  if (off.masterId !== masterId) return [];
  const { from, to } = onDate(off, date);
  const shown = { from: Math.max(from, range.from), to: Math.min(to, range.to) };
  return shown.from < shown.to ? [{ ...shown, label: off.reason, timeOff: off }] : [];
}

/**
 * The full hours, in minutes from midnight, that cover the days' opening hours and visits; 10 am to 8 pm if there are
 * none.
 */
export function hoursShown(
  days: readonly Day[],
  visits: readonly CalendarVisit[],
): { from: number; to: number } {
  const spans = days.flatMap(({ open, date }) =>
    [...open, ...visits]
      .flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? onDate({ startsAt, endsAt }, date) : []))
      .filter(({ from, to }) => from < to),
  );
  if (spans.length === 0) return { from: 600, to: 1200 };
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60) * 60,
  };
}
