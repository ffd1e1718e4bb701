import type { CallName } from "#contract/paths.ts";
import type { Scope } from "#domain/scopes.ts";

/**
 * The scope that a key needs for a call. Calls that are not named here are refused to every key: no key makes keys,
 * changes people, prices or settings, or takes a payment. Money leaves only through `bookings:cancel`, and only as
 * the salon's terms allow.
 */
export const scopeOf: Partial<Record<CallName, Scope>> = {
  listServices: "catalogue:read",
  readService: "catalogue:read",
  listMasters: "catalogue:read",
  readSalon: "catalogue:read",
  readAvailability: "catalogue:read",
  readNextHours: "catalogue:read",
  listBookings: "bookings:read",
  readCalendar: "bookings:read",
  readTimeline: "bookings:read",
  readCalendarFile: "bookings:read",
  createDeskBooking: "bookings:write",
  moveBooking: "bookings:write",
  updateBooking: "bookings:write",
  confirmBookings: "bookings:write",
  changeBookingState: "bookings:write",
  previewCancellation: "bookings:cancel",
  cancelBooking: "bookings:cancel",
  listGuests: "guests:read",
  readGuest: "guests:read",
  readReceipt: "money:read",
  readRevenue: "money:read",
  readFigures: "money:read",
  readDailyClose: "money:read",
};
