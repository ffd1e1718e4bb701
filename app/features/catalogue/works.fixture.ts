import type { ManagedWork } from "#contract/portfolio.ts";
import { anika, facial } from "#tests/support/components/salon-data.ts";

/** A work with consent, shown on the site. */
export const palm: ManagedWork = {
  _id: "palm",
  title: "Peacock palm",
  titleBn: null,
  picture: "/art/mark.svg",
  alt: "A palm with a peacock",
  altBn: null,
  before: null,
  serviceId: facial._id,
  masterId: anika._id,
  showsPerson: true,
  consentedOn: "2026-11-01",
  withdrawnAt: null,
  published: true,
  shown: true,
  version: 1,
};
