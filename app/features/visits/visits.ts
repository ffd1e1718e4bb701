import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Booking } from "#contract/bookings.ts";
import { isOver, occupiesCells } from "#domain/booking-states.ts";

/** Visits that are not over: the next one first, those without a time last. */
export function visitsNotOver(bookings: Booking[], now: number): Booking[] {
  return bookings
    .filter(({ status, endsAt }) => !isOver(status) && (!endsAt || Date.parse(endsAt) > now))
    .sort(byStart);
}

/** Whether a visit has a receipt: something was paid, on the site or at the salon. */
export function hasReceipt({ price, paid }: Booking): boolean {
  return price !== 0 && paid !== "unpaid";
}

/** The newest booking first. */
export function newestFirst(bookings: Booking[]): Booking[] {
  return [...bookings].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

export interface PastService {
  serviceId: string;
  name: string;
  masterId: string | null;
  masterName: string | null;
  /** The last time it was had, ISO 8601. */
  lastAt: string;
}

/** The services of past visits, each once, the most recent first. */
export function servicesHad(bookings: Booking[], now: number): PastService[] {
  const had = new Map<string, PastService>();
  const items = bookings
    .filter(({ status }) => occupiesCells(status))
    .flatMap((booking) => booking.items)
    .filter(({ endsAt }) => endsAt && Date.parse(endsAt) <= now)
    .sort((one, other) => (other.startsAt ?? "").localeCompare(one.startsAt ?? ""));
  for (const { serviceId, service_name, masterId, masterName, startsAt } of items) {
    if (startsAt && !had.has(serviceId))
      had.set(serviceId, { serviceId, name: service_name, masterId, masterName, lastAt: startsAt });
  }
  return [...had.values()];
}

/**
 * 'Sadia Noor', or 'Sadia Noor and Farzana Haque' for a visit with two masters. Empty while none is chosen.
 * @param called what a master is called instead of by the full name
 */
export function mastersOf(booking: Booking, called = (name: string) => name): string {
  const names = booking.items.flatMap(({ masterName }) => masterName ?? []);
  const { and } = textsNow(bookingsTexts);
  return [...new Set(names)].map(called).reduce((told, name) => (told ? and(told, name) : name), "");
}

interface Again {
  serviceIds: string[];
  /** The master of each service; null for any. */
  masterIds: (string | null)[];
  /** When the earlier visit began: a similar slot is suggested. */
  like?: string;
}

/** The booking page with a visit's services and masters chosen, as far as they are still offered. */
export function bookAgainPath({ serviceIds, masterIds, like }: Again): string {
  const [first = "", ...also] = serviceIds;
  const query = new URLSearchParams(also.map((id) => ["also", id]));
  if (masterIds.some((id) => id !== null)) for (const id of masterIds) query.append("master", id ?? "any");
  if (like) query.set("like", like);
  const search = query.size > 0 ? `?${query}` : "";
  return `/dashboard/bookingAppointment/${encodeURIComponent(first)}${search}`;
}

/** The path to a visit on the calendar. @param date its day in the salon, YYYY-MM-DD */
export function visitPath(visitId: string, date: string): string {
  return `/dashboard/calendar?${new URLSearchParams({ date, visit: visitId })}`;
}

/** 'pi_3QK8x…41Fd': enough to recognise a payment. Short ids stay whole. */
export function shortId(transactionId: string): string {
  return transactionId.length > 16
    ? `${transactionId.slice(0, 8)}…${transactionId.slice(-4)}`
    : transactionId;
}

function byStart(one: Booking, other: Booking): number {
  return startOf(one) - startOf(other);
}

function startOf({ startsAt }: Booking): number {
  return startsAt ? Date.parse(startsAt) : Number.MAX_SAFE_INTEGER;
}
