import type { CallName } from "#contract/paths.ts";

/** Calls after which a kept page or a kept list may no longer be true. */
export const shownOnPages: ReadonlySet<CallName> = new Set<CallName>([
  "createService",
  "updateService",
  "orderServices",
  "saveSchedule",
  "createMaster",
  "retireMaster",
  "saveSalonSettings",
  "moderateReview",
  "deleteMe",
  "createReview",
  "createBooking",
]);
