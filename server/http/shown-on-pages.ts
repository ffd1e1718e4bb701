import type { CallName } from "#contract/paths.ts";

/** What public pages and kept answers show, by the call that returns it. */
export type Shown =
  | "listServices"
  | "listMasters"
  | "listReviews"
  | "listWorks"
  | "listPackages"
  | "readSalon"
  | "readSite";

interface Change {
  of: readonly Shown[];
  /** Whether a call with this body changes it; absent: every one does. */
  when?: (body: unknown) => boolean;
}

/** Calls that change what public pages show. Free hours are a separate topic, which the use cases announce. */
export const changesOfPages: Partial<Record<CallName, Change>> = {
  createService: { of: ["listServices"] },
  createVariant: { of: ["listServices"] },
  createAddOn: { of: ["listServices"] },
  updateService: { of: ["listServices"] },
  orderServices: { of: ["listServices"] },
  importFile: { of: ["listMasters", "listServices"], when: changesCatalogue },
  takeImportBack: { of: ["listMasters", "listServices"] },
  saveSchedule: { of: ["listMasters", "listServices"] },
  createMaster: { of: ["listMasters", "listServices"] },
  retireMaster: { of: ["listMasters", "listServices"] },
  saveSalonSettings: { of: ["readSalon", "listServices"] },
  publishSite: { of: ["readSite"] },
  restoreSitePublication: { of: ["readSite"] },
  planOpening: { of: ["readSalon"] },
  openSalon: { of: ["readSalon"] },
  // A first completed visit adds to the number of happy customers.
  changeBookingState: { of: ["readSalon"], when: countsAsHappy },
  createReview: { of: ["listReviews"] },
  moderateReview: { of: ["listReviews"] },
  createPackage: { of: ["listPackages"] },
  updatePackage: { of: ["listPackages"] },
  createWork: { of: ["listWorks"] },
  updateWork: { of: ["listWorks"] },
  withdrawConsent: { of: ["listWorks"] },
  orderWorks: { of: ["listWorks"] },
  deleteWork: { of: ["listWorks"] },
  deleteMe: { of: ["listReviews"] },
  deleteUser: { of: ["listReviews"] },
};

/** What kept pages show that a successful call may have changed; null: nothing. */
export function changedOnPages(name: CallName, body: unknown): readonly Shown[] | null {
  const change = changesOfPages[name];
  return change && (change.when === undefined || change.when(body)) ? change.of : null;
}

function changesCatalogue(body: unknown): boolean {
  if (typeof body !== "object" || body === null || !("kind" in body)) return false;
  return body.kind === "services" || body.kind === "masters";
}

function countsAsHappy(body: unknown): boolean {
  return (
    typeof body === "object" && body !== null && "to" in body && (body.to === "completed" || "undo" in body)
  );
}
