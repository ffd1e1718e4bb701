import { z } from "zod";
import { byId, inserted, modified } from "#contract/fields.ts";
import { Offer, OfferChange, OfferToAdd } from "#contract/offers.ts";

/** The calls for the owner's offer codes. */
export const offerCalls = {
  listOffers: {
    summary: "List offers",
    description: "Each with its code, uses and revenue.",
    answer: z.array(Offer),
  },
  createOffer: {
    summary: "Create an offer",
    description: "Its code must be one that no other offer has had.",
    body: OfferToAdd,
    answer: inserted,
  },
  updateOffer: {
    summary: "Update an offer",
    description: "Fields that you leave out keep their values.",
    params: byId,
    body: OfferChange,
    answer: modified,
  },
  endOffer: {
    summary: "End an offer",
    description: "An ended offer can't be resumed. Bookings and holds keep their price.",
    params: byId,
    answer: modified,
  },
};
