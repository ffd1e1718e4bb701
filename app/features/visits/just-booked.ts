import type { Booking } from "#contract/bookings.ts";

/** What the navigation to My bookings holds after a payment: the ids that the visit's payment may have. */
export interface JustBooked {
  justBooked: string[];
}

/** The visit that was paid a moment ago, among somebody's bookings. @param state of the navigation, whatever that is */
export function justBooked(state: unknown, bookings: Booking[]): Booking | undefined {
  const ids = typeof state === "object" && state !== null && "justBooked" in state ? state.justBooked : [];
  return Array.isArray(ids) ? bookings.find(({ transactionId }) => ids.includes(transactionId)) : undefined;
}
