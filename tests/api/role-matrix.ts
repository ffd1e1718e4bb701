import type { CallName } from "#contract/paths.ts";

/** What a call answers: it lets in, asks to sign in, or says that this is not for you. */
type Expected = "allow" | 401 | 403;

/** In this order: a visitor, the user whom the call is about, another user, staff, an admin. */
type Row = [visitor: Expected, self: Expected, other: Expected, staff: Expected, admin: Expected];

export const roles = ["visitor", "self", "other", "staff", "admin"] as const;

const everyone: Row = ["allow", "allow", "allow", "allow", "allow"];
const signedIn: Row = [401, "allow", "allow", "allow", "allow"];
const selfOrAdmin: Row = [401, "allow", 403, 403, "allow"];
const staffAlone: Row = [401, 403, 403, "allow", "allow"];
const adminAlone: Row = [401, 403, 403, 403, "allow"];

/** Who may do what, written out beside contract/access.ts on purpose: a slip in one of the two shows. */
export const roleMatrix: Record<CallName, Row> = {
  // It asks for the identity provider's proof, which nobody here has: no bearer token stands for it.
  createToken: [401, 401, 401, 401, 401],
  readAdminStatus: selfOrAdmin,
  createUser: [401, "allow", 403, 403, 403],
  listUsers: adminAlone,
  makeAdmin: adminAlone,
  deleteUser: adminAlone,
  readMe: signedIn,
  updateMe: signedIn,
  deleteMe: signedIn,
  listSessions: signedIn,
  endSession: signedIn,
  endSessions: signedIn,
  changeRole: adminAlone,
  listServices: everyone,
  readService: everyone,
  createService: adminAlone,
  listAllServices: adminAlone,
  updateService: adminAlone,
  orderServices: adminAlone,
  uploadImage: signedIn,
  listMasters: everyone,
  readSalon: everyone,
  readAvailability: everyone,
  readNextHours: everyone,
  readQuote: signedIn,
  readMembership: signedIn,
  createMembershipPayment: signedIn,
  createMembership: signedIn,
  readMembershipReceipt: signedIn,
  refundMembership: adminAlone,
  listCards: signedIn,
  removeCard: signedIn,
  arrangeCard: signedIn,
  createPaymentIntent: signedIn,
  readHeldPurchase: signedIn,
  releasePurchase: signedIn,
  extendPurchase: signedIn,
  createBooking: signedIn,
  listUserBookings: selfOrAdmin,
  listBookings: [401, 403, 403, "allow", "allow"],
  previewCancellation: signedIn,
  cancelBooking: signedIn,
  moveBooking: signedIn,
  readTimeline: signedIn,
  readReceipt: signedIn,
  readCalendarFile: signedIn,
  readCalendar: staffAlone,
  readReasons: staffAlone,
  createDeskBooking: staffAlone,
  changeBookingState: staffAlone,
  recordPayment: staffAlone,
  reversePayment: staffAlone,
  updateBooking: staffAlone,
  createTimeOff: staffAlone,
  deleteTimeOff: staffAlone,
  readSchedule: adminAlone,
  saveSchedule: adminAlone,
  createMaster: adminAlone,
  listAllMasters: adminAlone,
  retireMaster: adminAlone,
  createHoursException: adminAlone,
  deleteHoursException: adminAlone,
  listReviews: everyone,
  createReview: signedIn,
  listAllReviews: adminAlone,
  moderateReview: adminAlone,
  readRevenue: adminAlone,
  listExceptions: adminAlone,
  resolveException: adminAlone,
  createContactMessage: everyone,
  listContactMessages: [401, 403, 403, "allow", "allow"],
  handleContactMessage: [401, 403, 403, "allow", "allow"],
  readSalonSettings: adminAlone,
  unsubscribe: everyone,
  listDeliveries: adminAlone,
  sendAgain: adminAlone,
  readMyFeed: signedIn,
  createMyFeed: signedIn,
  deleteMyFeed: signedIn,
  readMasterFeed: adminAlone,
  createMasterFeed: adminAlone,
  deleteMasterFeed: adminAlone,
  readFeed: everyone,
  saveSalonSettings: adminAlone,
};
