import type { BookingAction } from "#app/features/desk/BookingMenu.tsx";
import type { Chosen } from "#app/features/desk/use-chosen.ts";
import type { Booking } from "#contract/bookings.ts";

/** A booking with its number in all that was found. */
export interface ListedBooking {
  booking: Booking;
  number: number;
}

/** What the table and the cards are drawn from. */
export interface ListProps {
  rows: ListedBooking[];
  chosen: Chosen;
  /** The ids that are being confirmed. */
  busy: readonly string[];
  /** What was looked for, to be marked. */
  search: string;
  /** Whether the earliest visit is first; else the newest booking. */
  byVisit: boolean;
  now: number;
  onAction: (action: BookingAction, booking: Booking) => void;
}
