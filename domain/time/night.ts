/** Hours of the salon's clock between which nobody is written to, except in answer to something they just did. */
const night = { from: 22, to: 8 };

/**
 * When somebody may be written to: at once by day, at eight in the morning during the night.
 * @param now epoch milliseconds
 */
export function afterNight(now: number, zone: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  if (wall.hour >= night.to && wall.hour < night.from) return now;
  const day = wall.hour < night.to ? wall : wall.add({ days: 1 });
  return day.with({ hour: night.to, minute: 0, second: 0, millisecond: 0 }).epochMilliseconds;
}
