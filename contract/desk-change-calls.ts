import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { Length, NewRow, Places, PlacesQuery, RowAsked, RowChecked } from "#contract/desk-changes.ts";
import { byId, id } from "#contract/fields.ts";
import { DeskQuoteRequest, Quote } from "#contract/quotes.ts";

/** The calls with which the front desk rearranges visits. */
export const deskChangeCalls = {
  readPlaces: {
    summary: "List where a booking can move",
    description: "Returns the starts that fit with each master, on up to 14 days.",
    params: byId,
    query: PlacesQuery,
    answer: Places,
  },
  quoteAtDesk: {
    summary: "Create a quote at the front desk",
    description: "Calculates what services cost a guest at the desk or on the phone.",
    body: DeskQuoteRequest,
    answer: Quote,
  },
  checkRow: {
    summary: "Check the dates of a series",
    description: "Returns whether each of up to 12 dates fits, and alternatives if it doesn't.",
    body: RowAsked,
    answer: RowChecked,
  },
  createRow: {
    summary: "Create a series of bookings",
    description:
      "Books up to 12 visits of a guest, all or none. The same request with the same `key` books once.",
    body: NewRow,
    answer: z.object({ insertedIds: z.array(id) }),
  },
  changeLength: {
    summary: "Update the end of a booking",
    description: "Makes the last service shorter or longer, in steps of five minutes. The price stays.",
    params: byId,
    body: Length,
    answer: Booking,
  },
};
