import type { CallName } from "#contract/paths.ts";
import type { Audience } from "#domain/access.ts";

/**
 * The one table of role × call. The routes enforce it, its test walks it whole.
 * createToken is open to anyone because the identity provider's proof, not a token, is what it checks.
 */
export const access: Record<CallName, Audience> = {
  createToken: "anyone",
  readAdminStatus: "selfOrAdmin",
  createUser: "self",
  listUsers: "admin",
  makeAdmin: "admin",
  deleteUser: "admin",
  readMe: "signedIn",
  listServices: "anyone",
  readService: "anyone",
  createService: "admin",
  listMasters: "anyone",
  readSalon: "anyone",
  readAvailability: "anyone",
  createPaymentIntent: "signedIn",
  releasePurchase: "signedIn",
  extendPurchase: "signedIn",
  createBooking: "signedIn",
  listUserBookings: "selfOrAdmin",
  listBookings: "staff",
  // Of one's own booking, or as staff: the use case answers not_found for anybody else's.
  previewCancellation: "signedIn",
  cancelBooking: "signedIn",
  moveBooking: "signedIn",
  readTimeline: "signedIn",
  readCalendarFile: "signedIn",
  listReviews: "anyone",
  createReview: "signedIn",
  readRevenue: "admin",
  createContactMessage: "anyone",
};
