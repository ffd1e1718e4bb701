import { randomUUID } from "node:crypto";
import { addOffer } from "#tests/support/offers.ts";
import type { TestSalon } from "#tests/support/salon.ts";

const terms = {
  off: { kind: "percent", percent: 10 },
  from: null,
  until: null,
  serviceIds: null,
  firstVisitOnly: false,
  mostUses: null,
  mostUsesEach: null,
};

/** A valid request for each call about offers. */
export const offerSamples = {
  listOffers: () => ({}),
  createOffer: () => ({ body: { ...terms, code: `E-${randomUUID().slice(0, 8)}` } }),
  updateOffer: async (salon: TestSalon) => ({ params: { id: (await addOffer(salon)).id }, body: terms }),
  endOffer: async (salon: TestSalon) => ({ params: { id: (await addOffer(salon)).id } }),
};
