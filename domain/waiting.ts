import { slotsOfDay } from "#domain/availability/slots.ts";
import { ANYONE, type Diary, type Slot, type VisitService } from "#domain/availability/types.ts";
import { minuteOfDay, type WallSpan } from "#domain/time/wall-span.ts";

/** The limits of the waiting list for one person and for the whole salon. */
export const waitingLimits = {
  /** Entries that one person may have at once. */
  person: 3,
  /** Dates of an entry. */
  dates: 14,
  /** The span of those dates, both ends included. */
  spanDays: 62,
  /** Hours of the day of an entry. */
  hours: 3,
  /** Entries on the list at once. */
  list: 1000,
} as const;

/**
 * An entry is `waiting` until its guest gets a visit through it (`booked`), it is ended (`left`), or its last date is
 * over (`passed`).
 */
export type WaitingState = "waiting" | "booked" | "left" | "passed";

/** What somebody waits for. */
export interface WaitingWish {
  services: readonly VisitService[];
  /** Dates of the salon 'YYYY-MM-DD', ascending. */
  dates: readonly string[];
  /** When the visit may begin, on the salon's clock. Empty: at any time. */
  hours: readonly WallSpan[];
}

/** What a salon offers: its services, and its masters with the services that each performs, by id. */
export interface Offered {
  services: readonly { id: string }[];
  masters: readonly { id: string; serviceIds: readonly string[] }[];
}

/**
 * Why no hour can come free for a wish: the salon no longer has a service, or no longer has a master who performs it.
 * Null if one can.
 */
export function lackOf(
  { services: offered, masters }: Offered,
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

/** Whether a visit that begins at an instant begins within some hours of the day. Always true without hours. */
function isWithin(startsAt: number, hours: readonly WallSpan[], zone: string): boolean {
  if (hours.length === 0) return true;
  const minute = minuteAt(startsAt, zone);
  return hours.some(({ opens, closes }) => minuteOfDay(opens) <= minute && minute < minuteOfDay(closes));
}

/** Minutes since midnight on a zone's clock. */
function minuteAt(instant: number, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
