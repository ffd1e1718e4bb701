import type { Booking } from "#contract/bookings.ts";

/** The navigation state of My bookings after a payment: the ids that the visit's payment may have. */
export interface JustBooked {
  justBooked: string[];
}

/** The visit that was just paid, among somebody's bookings. @param state the navigation state, of any type */
export function justBooked(state: unknown, bookings: Booking[]): Booking | undefined {
  const ids = typeof state === "object" && state !== null && "justBooked" in state ? state.justBooked : [];
  return Array.isArray(ids) ? bookings.find(({ transactionId }) => ids.includes(transactionId)) : undefined;
}
