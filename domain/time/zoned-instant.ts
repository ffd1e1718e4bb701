/** An instant in epoch milliseconds as ISO 8601 on a clock in `zone`, with its offset: 2026-11-24T16:30:00+06:00. */
export function zonedInstant(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: "never", smallestUnit: "second" });
}
