import { AvailabilityQuery } from "#contract/availability.ts";
import type { Received } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { mostImportBytes } from "#domain/imports/lines.ts";
import { countDates } from "#domain/time/dates.ts";
import type { Limit } from "#server/http/local-limit.ts";

/**
 * Reads of each kind that one server computes for one network or staff member. Kept answers cost nothing and are not
 * counted.
 */
export const readLimit: Limit = { calls: 600, windowMs: 60_000 };

const usualDays = 31;
const mostUnits = 16;

/** The units that a read costs; a month of one service costs one. @param query as received */
export function readCost(name: CallName, query: unknown): number {
  if (name !== "readAvailability") return 1;
  const asked = AvailabilityQuery.safeParse(query);
  if (!asked.success) return 1;
  const { service, from, to } = asked.data;
  return Math.min(mostUnits, Math.ceil((countDates(from, to) * service.length) / usualDays));
}

/** Pages that one server renders for one network. Kept pages are not counted. */
export const renderLimit: Limit = { calls: 600, windowMs: 60_000 };

/** Calls of one key, on all servers together. */
export const keyLimit: Limit = { calls: 600, windowMs: 60_000 };

/** After this many unknown or revoked keys from a network, a server looks up no more of its keys. */
export const wrongKeys: Limit = { calls: 20, windowMs: 60_000 };

/** Calls that a key could make faster than a person at the desk. */
export const keyLimits: Partial<Record<CallName, Limit>> = {
  createDeskBooking: { calls: 60, windowMs: 60_000 },
};

/** The units that calls cost, by how much the server must search. All other calls cost one. */
export const costs: { [Name in CallName]?: (asked: Received<Name>) => number } = {
  readPlaces: ({ query }) => countDates(query.from, query.to),
  checkRow: ({ body }) => body.startsAt.length * body.serviceIds.length,
  createRow: ({ body }) => body.visits.length * body.serviceIds.length,
};

/**
 * Calls per window for each signed-in person, or for each visitor's network. Calls that are missing here are not
 * limited.
 */
export const limits: Partial<Record<CallName, Limit>> = {
  createUser: { calls: 60, windowMs: 10 * 60_000 },
  // Each new photo may be fetched from another site.
  updateMe: { calls: 60, windowMs: 10 * 60_000 },
  sendMobileCode: { calls: 20, windowMs: 10 * 60_000 },
  proveMobile: { calls: 60, windowMs: 10 * 60_000 },
  createPaymentIntent: { calls: 40, windowMs: 60_000 },
  createBooking: { calls: 60, windowMs: 60_000 },
  createMembershipPayment: { calls: 40, windowMs: 60_000 },
  createMembership: { calls: 60, windowMs: 60_000 },
  findGiftCard: { calls: 60, windowMs: 60_000 },
  createGiftCardPayment: { calls: 40, windowMs: 60_000 },
  createGiftCard: { calls: 60, windowMs: 60_000 },
  sellGiftCard: { calls: 60, windowMs: 60_000 },
  // Each sends a mail to an address that the desk chooses.
  mailGiftCard: { calls: 60, windowMs: 60 * 60_000 },
  refundGiftCard: { calls: 60, windowMs: 60_000 },
  // Each searches its dates for free hours.
  joinWaitingList: { calls: 30, windowMs: 60_000 },
  declineOfferedHour: { calls: 40, windowMs: 60_000 },
  offerHour: { calls: 60, windowMs: 60_000 },
  addWaitingGuest: { calls: 60, windowMs: 60_000 },
  listWaiting: { calls: 120, windowMs: 60_000 },
  createPackagePayment: { calls: 40, windowMs: 60_000 },
  createBoughtPackage: { calls: 60, windowMs: 60_000 },
  sellPackage: { calls: 60, windowMs: 60_000 },
  refundPackage: { calls: 60, windowMs: 60_000 },
  listCards: { calls: 60, windowMs: 60_000 },
  removeCard: { calls: 40, windowMs: 60_000 },
  arrangeCard: { calls: 40, windowMs: 60_000 },
  checkPayment: { calls: 60, windowMs: 60_000 },
  releasePurchase: { calls: 40, windowMs: 60_000 },
  extendPurchase: { calls: 20, windowMs: 60_000 },
  freeHold: { calls: 60, windowMs: 60_000 },
  // Each confirms up to fifty visits.
  confirmBookings: { calls: 60, windowMs: 60_000 },
  closeDay: { calls: 30, windowMs: 60_000 },
  reopenDay: { calls: 30, windowMs: 60_000 },
  // Each reads a year of visits.
  readFigures: { calls: 60, windowMs: 60_000 },
  cancelBooking: { calls: 60, windowMs: 60_000 },
  moveBooking: { calls: 60, windowMs: 60_000 },
  previewChange: { calls: 120, windowMs: 60_000 },
  changeVisit: { calls: 60, windowMs: 60_000 },
  payForChange: { calls: 40, windowMs: 60_000 },
  // Units of `costs`: each date is searched on its own, with each service of the visit.
  checkRow: { calls: 720, windowMs: 60_000 },
  createRow: { calls: 360, windowMs: 60_000 },
  readPlaces: { calls: 840, windowMs: 60_000 },
  changeLength: { calls: 60, windowMs: 60_000 },
  uploadImage: { calls: 60, windowMs: 60 * 60_000 },
  planImport: { calls: 20, windowMs: 60_000 },
  importFile: { calls: 10, windowMs: 10 * 60_000 },
  takeImportBack: { calls: 10, windowMs: 60_000 },
  exportGuests: { calls: 800, windowMs: 60_000 },
  exportLines: { calls: 200, windowMs: 60_000 },
  createReview: { calls: 10, windowMs: 60_000 },
  // The editor saves while somebody types.
  saveSiteDraft: { calls: 120, windowMs: 60_000 },
  publishSite: { calls: 20, windowMs: 60_000 },
  restoreSitePublication: { calls: 20, windowMs: 60_000 },
  readSitePreview: { calls: 600, windowMs: 60_000 },
  unsubscribe: { calls: 30, windowMs: 60_000 },
  sendAgain: { calls: 60, windowMs: 60_000 },
  createMyFeed: { calls: 10, windowMs: 60_000 },
  readMailedVisit: { calls: 60, windowMs: 60_000 },
  readFeed: { calls: 600, windowMs: 60_000 },
  checkCards: { calls: 20, windowMs: 10 * 60_000 },
  beginPractice: { calls: 10, windowMs: 60 * 60_000 },
  sendTestMail: { calls: 5, windowMs: 10 * 60_000 },
  // Each sends a mail to an address that the owner chooses.
  createInvitation: { calls: 30, windowMs: 60 * 60_000 },
  acceptInvitation: { calls: 30, windowMs: 60 * 60_000 },
  createContactMessage: { calls: 5, windowMs: 60_000 },
};

/** The largest body in bytes, except for pictures and the calls below. */
export const usualBodyBytes = 64 * 1024;

/** The largest bodies in bytes of calls with larger ones. Their callers are checked before the body is read. */
export const largeBodies: Partial<Record<CallName, number>> = {
  planImport: mostImportBytes,
  importFile: mostImportBytes,
};
