import type { CallName } from "#contract/paths.ts";
import type { Scope } from "#domain/scopes.ts";

/** What each scope opens, written out beside contract/scopes.ts on purpose: a slip in one of the two shows. */
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
