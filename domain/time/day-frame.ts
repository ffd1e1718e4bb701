import { Remembered } from "#domain/remembered.ts";
import { addDays, countDates, dayMs, requireFew, utcMidnight } from "#domain/time/dates.ts";

/** A part of a day in which the zone keeps one offset. All in milliseconds, wall time = instant + offset. */
export interface Stretch {
  from: number;
  to: number;
  offset: number;
}

/**
 * Where a local date lies on the time line: epoch milliseconds, end excluded. Empty for a date that the zone skipped.
 */
export interface DayFrame {
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
  readonly stretches: readonly Readonly<Stretch>[];
}

/** Recent frames: availability queries ask for the same dates all the time. */
const known = new Remembered<readonly DayFrame[]>(200);
/** Longer ranges than about a month are rare and are not kept. */
const mostDatesKnown = 40;

/**
 * Frames of a range of dates, both ends included, in `zone` (IANA name). They are shared and must not be changed.
 * Throws a RangeError for more dates than may be listed at once.
 */
export function dayFrames(from: string, to: string, zone: string): readonly DayFrame[] {
  const asked = `${from} ${to} ${zone}`;
  const found = known.get(asked);
  if (found) return found;
  const frames = framesOf(from, to, zone);
  if (frames.length > mostDatesKnown) return frames;
  return known.keep(asked, frames);
}

/** The frame of a date 'YYYY-MM-DD' in `zone` (IANA name). It is shared and must not be changed. */
export function dayFrame(date: string, zone: string): DayFrame {
  const [frame] = dayFrames(date, date, zone);
  if (!frame) throw new Error("A date has a frame.");
  return frame;
}

function framesOf(from: string, to: string, zone: string): DayFrame[] {
  requireFew(countDates(from, to));
  const frames: DayFrame[] = [];
  let start = startOfDay(from, zone);
  let rest = stretchFrom(start, zone);
  const last = utcMidnight(to);
  for (let midnight = utcMidnight(from); midnight <= last; midnight += dayMs) {
    const day = new Date(midnight);
    const date = day.toISOString().slice(0, 10);
    if (start >= rest.to) rest = stretchFrom(start, zone);
    // If the clock is right at midnight and does not change until after the next one, the day is plain.
    const plain = start + rest.offset === midnight && start + dayMs < rest.to;
    const end = plain ? start + dayMs : startOfDay(addDays(date, 1), zone);
    const stretches = plain ? [{ from: start, to: end, offset: rest.offset }] : stretchesOf(start, end, zone);
    frames.push({ date, weekday: day.getUTCDay(), from: start, to: end, stretches });
    start = end;
  }
  return frames;
}

function startOfDay(date: string, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
}

function stretchesOf(start: number, end: number, zone: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = start; from < end; ) {
    const stretch = stretchFrom(from, zone);
    stretches.push({ ...stretch, to: Math.min(stretch.to, end) });
    from = stretch.to;
  }
  return stretches;
}

/** From an instant to the zone's next clock change. */
function stretchFrom(from: number, zone: string): Stretch {
  const moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const change = moment.getTimeZoneTransition("next");
  const to = change ? change.epochMilliseconds : Number.POSITIVE_INFINITY;
  return { from, to, offset: moment.offsetNanoseconds / 1_000_000 };
}
