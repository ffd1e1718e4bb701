import { slotsOfDay } from "#domain/availability/slots.ts";
import { ANYONE, type Diary, type Slot, type VisitService } from "#domain/availability/types.ts";
import { minuteOfDay, type WallSpan } from "#domain/time/wall-span.ts";

/** What of the waiting list one person and the whole salon may have. */
export const waitingLimits = {
  /** Entries that one person may have at once. */
  person: 3,
  /** Dates of an entry. */
  dates: 14,
  /** How far they may lie apart, both ends included. */
  spanDays: 62,
  /** Hours of the day of an entry. */
  hours: 3,
  /** Entries that wait at once. */
  list: 1000,
} as const;

/** An entry waits until its guest has a visit by it (`booked`), it was ended (`left`), or its last date is over (`passed`). */
export type WaitingState = "waiting" | "booked" | "left" | "passed";

/** What somebody waits for. */
export interface WaitingWish {
  services: readonly VisitService[];
  /** Dates of the salon 'YYYY-MM-DD', ascending. */
  dates: readonly string[];
  /** When the visit may begin, on the salon's clock; none: at any time. */
  hours: readonly WallSpan[];
}

/** What a wish names that the salon has no more, so that no hour can come free for it: a service, or who performs it; null where it has all. */
export function lackOf(
  { services: offered, masters }: Pick<Diary, "services" | "masters">,
  services: readonly VisitService[],
): "service" | "master" | null {
  if (services.some(({ serviceId }) => !offered.some(({ id }) => id === serviceId))) return "service";
  const isPerformed = ({ serviceId, masterId }: VisitService) =>
    masters.some(({ id, serviceIds }) => [id, ANYONE].includes(masterId) && serviceIds.includes(serviceId));
  return services.every(isPerformed) ? null : "master";
}

/** The free hours that a wish means on some of its dates, by time. Needs `cellsToRead` of them. */
export function hoursFor(diary: Diary, { services, hours }: WaitingWish, dates: readonly string[]): Slot[] {
  const { zone } = diary.salon;
  const visit = { services, by: "customer" as const };
  return dates.flatMap((date) =>
    slotsOfDay(diary, visit, date).filter(({ startsAt }) => isWithin(startsAt, hours, zone)),
  );
}

/** Whether a visit that begins at an instant begins in one of some hours of the day; with none it always does. */
export function isWithin(startsAt: number, hours: readonly WallSpan[], zone: string): boolean {
  if (hours.length === 0) return true;
  const minute = minuteAt(startsAt, zone);
  return hours.some(({ opens, closes }) => minuteOfDay(opens) <= minute && minute < minuteOfDay(closes));
}

/** Minutes since midnight on a clock in a zone. */
function minuteAt(instant: number, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
