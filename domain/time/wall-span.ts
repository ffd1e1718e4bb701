/** A span of wall time within one date, 'HH:MM' each, on the five-minute grid. closes may be '24:00'. */
export interface WallSpan {
  opens: string;
  closes: string;
}

/** A span of wall time in minutes from midnight, 0 to 1440. */
export interface MinuteSpan {
  from: number;
  to: number;
}

/** Reads a wall span. Throws a RangeError when it is malformed, empty, reversed or off the five-minute grid. */
export function minutesOf(span: WallSpan): MinuteSpan {
  const from = minuteOfDay(span.opens);
  const to = minuteOfDay(span.closes);
  if (to <= from) throw new RangeError(`hours close at ${span.closes}, not after ${span.opens}`);
  return { from, to };
}

/** Minutes from midnight of 'HH:MM' ('00:00' to '24:00'). Throws a RangeError off the five-minute grid. */
export function minuteOfDay(wall: string): number {
  const minute = Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
  if (!/^([01]\d|2[0-3]):[0-5][05]$/.test(wall) && wall !== "24:00") {
    throw new RangeError(`'${wall}' is not a time on the five-minute grid`);
  }
  return minute;
}
