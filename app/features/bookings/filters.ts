import type { BookingsQuery } from "#contract/bookings.ts";
import { bookingStates } from "#domain/booking-states.ts";
import { toSource } from "#domain/figures/sources.ts";
import { addDays } from "#domain/time/dates.ts";
import { mostConfirmedAtOnce } from "#domain/visit.ts";

/** Day filters, one press away; 'dates' asks for two dates. */
export const dayChoices = ["", "today", "tomorrow", "week", "dates"] as const;

/** A status filter: the bookings that the salon still has to confirm. */
export const waits = "waiting";

/** A status filter: the bookings for which the desk has money to hand back. */
export const handsBack = "hand_back";

/** The filters in the page's URL, as written there. */
export interface Filters {
  search: string;
  day: string;
  from: string;
  to: string;
  master: string;
  status: string;
  /** The days on which it was booked, and the source. */
  madeFrom: string;
  madeTo: string;
  source: string;
  /** Counts from 1. */
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
    madeFrom: text("madeFrom"),
    madeTo: text("madeTo"),
    source: text("source"),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL of filters. Filters that narrow nothing are left out. */
export function writeFilters({ page, ...filters }: Filters): string {
  const named = Object.entries({ ...filters, page: page > 1 ? String(page) : "" });
  return `?${new URLSearchParams(named.filter(([, value]) => value !== ""))}`;
}

/**
 * The query for the server. With a filter by day, or by what waits, the earliest visit comes first; otherwise the
 * newest booking.
 * @param today the salon's date
 */
export function toQuery(filters: Filters, today: string): BookingsQuery {
  const { search, master, status, madeFrom, madeTo } = filters;
  const source = toSource(filters.source);
  const known = bookingStates.find((state) => state === status);
  const days = daysOf(filters, today);
  const isWaiting = status === waits;
  return {
    ...days,
    ...(search.trim() && { search: search.trim() }),
    ...(master && { master }),
    ...(known && { status: known }),
    ...(isWaiting && { waiting: "true" as const }),
    ...(status === handsBack && { toHandBack: "true" as const }),
    ...(madeFrom && { madeFrom }),
    ...(madeTo && { madeTo }),
    ...(source && { source }),
    ...((days.from || isWaiting) && { order: "visit" as const }),
  };
}

/** The page size. For pending bookings it is as many as one request may confirm. */
export function pageSizeOf({ waiting }: BookingsQuery): number {
  return waiting ? mostConfirmedAtOnce : 25;
}

/** The views that are one press away, by their keys in the texts. */
export const views = [
  { name: "all", day: "", status: "" },
  { name: "today", day: "today", status: "" },
  { name: "toConfirm", day: "", status: waits },
  { name: "nextDays", day: "week", status: "" },
  { name: "missed", day: "", status: "no_show" },
  { name: "toHandBack", day: "", status: handsBack },
] as const;

/** The URL of a view of the bookings. */
export function viewPath(name: (typeof views)[number]["name"]): string {
  const view = views.find((one) => one.name === name);
  const query = new URLSearchParams(
    Object.entries({ day: view?.day ?? "", status: view?.status ?? "" }).filter(([, value]) => value !== ""),
  );
  return `/dashboard/manageBookings${query.size > 0 ? `?${query}` : ""}`;
}

/** Whether the filters show this view. A search or a master only narrows it. */
export function isView(view: (typeof views)[number], { day, status }: Filters): boolean {
  return view.day === day && view.status === status;
}

function daysOf({ day, from, to }: Filters, today: string): { from?: string; to?: string } {
  if (day === "today") return { from: today, to: today };
  if (day === "tomorrow") return { from: addDays(today, 1), to: addDays(today, 1) };
  if (day === "week") return { from: today, to: addDays(today, 6) };
  if (day === "dates") return { ...(from && { from }), ...(to && { to }) };
  return {};
}
