import type { BookingState } from "#domain/booking-states.ts";

/** One service of a visit, with what the figures need. */
export interface FigureItem {
  service: string;
  masterId: string | null;
  priceCents: number;
  /** How long it occupies a chair: the guest's time with set-up and clean-up. */
  minutes: number;
}

/** A visit with what the figures need. Instants are epoch milliseconds. */
export interface FigureVisit {
  id: string;
  /** The guest's number in this report: thousands of ids would take long to look up. Null if unknown to the desk. */
  guest: number | null;
  startsAt: number;
  endsAt: number;
  state: BookingState;
  priceCents: number;
  /** What the salon keeps of it: paid by card or at the salon, less refunds. */
  keptCents: number;
  /** Whether the customer cancelled it when the policy no longer gave everything back. */
  isLateCancellation: boolean;
  items: FigureItem[];
}

/** A span of the salon's days as instants, its end excluded. */
export interface Instants {
  from: number;
  to: number;
}

export function isWithin(instant: number, { from, to }: Instants): boolean {
  return instant >= from && instant < to;
}
