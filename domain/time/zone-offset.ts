/** A span of time in which a zone keeps one offset. Epoch milliseconds, end excluded. */
export interface OffsetStretch {
  from: number;
  to: number;
  /** Milliseconds that its clocks are ahead of UTC. */
  offset: number;
}

/** Recent spans by zone, newest first. Most lookups fall in the same one. */
const known = new Map<string, OffsetStretch[]>();
const mostOfZone = 8;

/** Milliseconds that the clocks of `zone` (IANA name) are ahead of UTC at an instant (epoch milliseconds). */
export function zoneOffset(instant: number, zone: string): number {
  const stretches = known.get(zone);
  if (stretches) {
    for (const { from, to, offset } of stretches) if (from <= instant && instant < to) return offset;
  }
  return learn(instant, zone, stretches ?? []).offset;
}

/** Known spans begin at the earliest instant that was looked up, since nobody needs the clock change before it. */
function learn(instant: number, zone: string, stretches: OffsetStretch[]): OffsetStretch {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const to = moment.getTimeZoneTransition("next")?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const same = stretches.find((stretch) => stretch.to === to);
  if (same) {
    same.from = Math.min(same.from, instant);
    return same;
  }
  const learnt = { from: instant, to, offset: moment.offsetNanoseconds / 1_000_000 };
  known.set(zone, [learnt, ...stretches].slice(0, mostOfZone));
  return learnt;
}
