import type { BookingsQuery } from "#contract/bookings.ts";
import { bookingStates } from "#domain/booking-states.ts";
import { addDays } from "#domain/time/dates.ts";

/** Spans to choose with one press; 'dates' asks for two dates. */
export const dayChoices = ["", "today", "tomorrow", "week", "dates"] as const;

/** What the address of the page says that is looked for, as it stands there. */
export interface Filters {
  search: string;
  day: string;
  from: string;
  to: string;
  master: string;
  status: string;
  /** From 1. */
  page: number;
}

export function readFilters(address: URLSearchParams): Filters {
  const text = (name: string) => address.get(name) ?? "";
  const page = Number(text("page"));
  return {
    search: text("search"),
    day: text("day"),
    from: text("from"),
    to: text("to"),
    master: text("master"),
    status: text("status"),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of filters: what narrows nothing is left out. */
export function writeFilters({ page, ...filters }: Filters): string {
  const named = Object.entries({ ...filters, page: page > 1 ? String(page) : "" });
  return `?${new URLSearchParams(named.filter(([, value]) => value !== ""))}`;
}

/** What the server is asked. @param today the salon's date */
export function toQuery(filters: Filters, today: string): BookingsQuery {
  const { search, master, status } = filters;
  const known = bookingStates.find((state) => state === status);
  return {
    ...daysOf(filters, today),
    ...(search.trim() && { search: search.trim() }),
    ...(master && { master }),
    ...(known && { status: known }),
  };
}

function daysOf({ day, from, to }: Filters, today: string): { from?: string; to?: string } {
  if (day === "today") return { from: today, to: today };
  if (day === "tomorrow") return { from: addDays(today, 1), to: addDays(today, 1) };
  if (day === "week") return { from: today, to: addDays(today, 6) };
  if (day === "dates") return { ...(from && { from }), ...(to && { to }) };
  return {};
}
