import { randomUUID } from "node:crypto";
import { addOffer, tenPercent } from "#tests/support/offers.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** A valid request for each call about offers. */
export const offerSamples = {
  listOffers: () => ({}),
  createOffer: () => ({ body: { ...tenPercent, code: `E-${randomUUID().slice(0, 8)}` } }),
  updateOffer: async (salon: TestSalon) => ({ params: { id: (await addOffer(salon)).id }, body: tenPercent }),
  endOffer: async (salon: TestSalon) => ({ params: { id: (await addOffer(salon)).id } }),
};
