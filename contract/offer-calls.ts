import { z } from "zod";
import { id } from "#contract/fields.ts";
import { Offer, OfferChange, OfferDraft } from "#contract/offers.ts";

const byId = z.strictObject({ id });
const modified = z.object({ modifiedCount: z.number().int() });

/** The owner's codes for offers. */
export const offerCalls = {
  listOffers: { summary: "Offers and their codes, with their uses", answer: z.array(Offer) },
  createOffer: {
    summary: "Add an offer with a code that no other had",
    body: OfferDraft,
    answer: z.object({ insertedId: id }),
  },
  updateOffer: {
    summary: "Change what an offer's code takes off and who may use it",
    params: byId,
    body: OfferChange,
    answer: modified,
  },
  endOffer: {
    summary: "End an offer for good: what is held or booked keeps its price",
    params: byId,
    answer: modified,
  },
};
