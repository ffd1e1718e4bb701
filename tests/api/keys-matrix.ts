import type { CallName } from "#contract/paths.ts";
import type { Scope } from "#domain/scopes.ts";

/** The calls that each scope allows. It repeats contract/scopes.ts on purpose, so that a mistake in either shows. */
export const opens: Record<Scope, CallName[]> = {
  "catalogue:read": [
    "listServices",
    "readService",
    "listMasters",
    "readSalon",
    "readAvailability",
    "readNextHours",
  ],
  "bookings:read": ["listBookings", "readCalendar", "readTimeline", "readCalendarFile"],
  "bookings:write": [
    "createDeskBooking",
    "moveBooking",
    "updateBooking",
    "confirmBookings",
    "changeBookingState",
  ],
  "bookings:cancel": ["previewCancellation", "cancelBooking"],
  "guests:read": ["listGuests", "readGuest"],
  "money:read": ["readReceipt", "readRevenue", "readFigures", "readDailyClose"],
};
