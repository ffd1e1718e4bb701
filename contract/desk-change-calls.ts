import { z } from "zod";
import { Booking } from "#contract/bookings.ts";
import { Length, Places, PlacesQuery } from "#contract/desk-changes.ts";
import { id } from "#contract/fields.ts";

const byId = z.strictObject({ id });

/** The calls with which the front desk rearranges visits. */
export const deskChangeCalls = {
  readPlaces: {
    summary: "Where a visit may be moved to",
    params: byId,
    query: PlacesQuery,
    answer: Places,
  },
  changeLength: { summary: "Let a visit end sooner or later", params: byId, body: Length, answer: Booking },
};
