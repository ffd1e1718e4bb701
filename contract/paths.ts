/**
 * Method and path of every call under /api, by name. Free of schemas, so that a public page can name a call
 * without carrying the validation library. Source: the specification, point 7; names are the verbs of the field.
 */
export const paths = {
  createToken: "POST /jwt",
  readAdminStatus: "GET /users/admin/{email}",
  createUser: "POST /users",
  listUsers: "GET /users",
  makeAdmin: "PATCH /users/admin/{id}",
  deleteUser: "DELETE /users/{id}",
  readMe: "GET /me",
  updateMe: "PATCH /me",
  deleteMe: "DELETE /me",
  changeRole: "PATCH /users/{id}/role",
  listServices: "GET /services",
  readService: "GET /services/{id}",
  createService: "POST /services",
  listAllServices: "GET /services/all",
  updateService: "PATCH /services/{id}",
  orderServices: "PUT /services/order",
  uploadImage: "POST /images",
  listMasters: "GET /masters",
  readSalon: "GET /salon",
  readAvailability: "GET /availability",
  readNextHours: "GET /availability/next",
  createPaymentIntent: "POST /create-payment-intent",
  readHeldPurchase: "GET /purchases/held",
  releasePurchase: "DELETE /purchases/{id}",
  extendPurchase: "POST /purchases/{id}/extension",
  createBooking: "POST /bookings",
  listUserBookings: "GET /bookings/{email}",
  listBookings: "GET /bookings",
  previewCancellation: "GET /bookings/{id}/cancellation",
  cancelBooking: "POST /bookings/{id}/cancellation",
  moveBooking: "POST /bookings/{id}/moves",
  readTimeline: "GET /bookings/{id}/timeline",
  readReceipt: "GET /bookings/{id}/receipt",
  readCalendarFile: "GET /bookings/{id}/calendar.ics",
  readCalendar: "GET /calendar",
  readReasons: "GET /availability/reasons",
  createDeskBooking: "POST /desk-bookings",
  changeBookingState: "POST /bookings/{id}/transitions",
  recordPayment: "POST /bookings/{id}/payments",
  reversePayment: "POST /bookings/{id}/payments/reversal",
  updateBooking: "PATCH /bookings/{id}",
  createTimeOff: "POST /time-off",
  deleteTimeOff: "DELETE /time-off/{id}",
  readSchedule: "GET /masters/{id}/schedule",
  saveSchedule: "PUT /masters/{id}/schedule",
  createMaster: "POST /masters",
  createHoursException: "POST /hours-exceptions",
  deleteHoursException: "DELETE /hours-exceptions/{id}",
  listReviews: "GET /reviews",
  createReview: "POST /reviews",
  listAllReviews: "GET /reviews/all",
  moderateReview: "PATCH /reviews/{id}",
  readRevenue: "GET /revenue",
  listExceptions: "GET /exceptions",
  resolveException: "POST /exceptions/{id}/resolution",
  createContactMessage: "POST /contact-messages",
  listContactMessages: "GET /contact-messages",
  handleContactMessage: "PATCH /contact-messages/{id}",
  readSalonSettings: "GET /salon-settings",
  saveSalonSettings: "PUT /salon-settings",
} as const;

export type CallName = keyof typeof paths;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Splits a call's entry into its method and its path below /api, with {param} places. */
export function methodAndPath(name: CallName): { method: Method; path: string } {
  const [method, path] = paths[name].split(" ") as [Method, string];
  return { method, path };
}
