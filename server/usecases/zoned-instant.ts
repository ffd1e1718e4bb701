const MINUTE = 60_000;
const DAY = 86_400_000;

/** A stretch of time in which a zone keeps one offset; epoch milliseconds, end excluded. */
interface Stretch {
  from: number;
  to: number;
  /** Milliseconds that its clocks are ahead of UTC. */
  offset: number;
  /** '+06:00' */
  written: string;
}

/** The stretch that was asked for last, by zone: lists of hours ask for the same one hundreds of times. */
const lastStretches = new Map<string, Stretch>();

/** An instant in epoch milliseconds as ISO 8601 on a clock in `zone`, with its offset: 2026-11-24T16:30:00+06:00. */
export function zonedInstant(instant: number, zone: string): string {
  let stretch = lastStretches.get(zone);
  if (!stretch || instant < stretch.from || instant >= stretch.to) {
    stretch = stretchAt(instant, zone);
    lastStretches.set(zone, stretch);
  }
  const wall = instant + stretch.offset;
  const day = Math.floor(wall / DAY);
  if (day !== lastDay.number)
    lastDay = { number: day, written: new Date(day * DAY).toISOString().slice(0, 11) };
  return lastDay.written + clockTime(wall - day * DAY) + stretch.written;
}

/** The day on the clock that was asked for last, as it is written: '2026-11-24T'. */
let lastDay = { number: Number.NaN, written: "" };

/** The times of a day that were asked for, by minute: hours begin at whole minutes. */
const times: string[] = [];

/** 'HH:MM:SS' @param since milliseconds since midnight */
function clockTime(since: number): string {
  const minute = since / MINUTE;
  const known = times[minute];
  if (known !== undefined) return known;
  const written = new Date(since).toISOString().slice(11, 19);
  if (Number.isInteger(minute)) times[minute] = written;
  return written;
}

function stretchAt(instant: number, zone: string): Stretch {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const next = moment.getTimeZoneTransition("next");
  return {
    from: instant,
    to: next ? next.epochMilliseconds : Number.POSITIVE_INFINITY,
    offset: moment.offsetNanoseconds / 1_000_000,
    written: writeOffset(moment.offsetNanoseconds / 1_000_000),
  };
}

/** To the minute, as ISO 8601 has it: offsets with seconds are of a time before clocks were agreed upon. */
function writeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
