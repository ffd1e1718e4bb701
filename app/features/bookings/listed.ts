import type { BookingAction } from "#app/features/bookings/BookingMenu.tsx";
import type { Chosen } from "#app/features/bookings/use-chosen.ts";
import type { Booking } from "#contract/bookings.ts";

/** A booking with its position among all that were found. */
export interface ListedBooking {
  booking: Booking;
  number: number;
}

/** The props of the table and of the cards. */
export interface ListProps {
  rows: ListedBooking[];
  chosen: Chosen;
  /** The ids being confirmed. */
  busy: readonly string[];
  /** The search, for marking its words. */
  search: string;
  /** Whether the earliest visit comes first; otherwise the newest booking does. */
  byVisit: boolean;
  now: number;
  onAction: (action: BookingAction, booking: Booking) => void;
}
