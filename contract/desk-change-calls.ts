import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { Length, NewRow, Places, PlacesQuery, RowAsked, RowChecked } from "#contract/desk-changes.ts";
import { id } from "#contract/fields.ts";
import { DeskQuoteRequest, Quote } from "#contract/quotes.ts";

const byId = z.strictObject({ id });

/** The calls with which the front desk rearranges visits. */
export const deskChangeCalls = {
  readPlaces: {
    summary: "Where a visit may be moved to",
    params: byId,
    query: PlacesQuery,
    answer: Places,
  },
  quoteAtDesk: {
    summary: "What services cost a guest at the desk or on the phone",
    body: DeskQuoteRequest,
    answer: Quote,
  },
  checkRow: { summary: "Which dates of a row of visits fit", body: RowAsked, answer: RowChecked },
  createRow: {
    summary: "Book a guest's visits in a row, all or none",
    body: NewRow,
    answer: z.object({ insertedIds: z.array(id) }),
  },
  changeLength: { summary: "Let a visit end sooner or later", params: byId, body: Length, answer: Booking },
};
