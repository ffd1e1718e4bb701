import type { BookingState } from "#domain/booking-states.ts";

/** One service of a visit, as far as figures count it. */
export interface FigureItem {
  service: string;
  masterId: string | null;
  priceCents: number;
  /** How long it keeps a chair: the guest's time with set-up and clean-up. */
  minutes: number;
}

/** A visit as figures count it. Instants are epoch milliseconds. */
export interface FigureVisit {
  id: string;
  /** Who comes; null where the desk knows nobody. */
  guest: string | null;
  startsAt: number;
  endsAt: number;
  state: BookingState;
  priceCents: number;
  /** What the salon has of it: paid by card or at the salon, less what went back. */
  keptCents: number;
  /** Whether the customer gave it up when the policy no longer gave everything back. */
  isLateCancellation: boolean;
  items: FigureItem[];
}

/** Days of the salon as instants, its end excluded. */
export interface Instants {
  from: number;
  to: number;
}

export function isWithin(instant: number, { from, to }: Instants): boolean {
  return instant >= from && instant < to;
}
