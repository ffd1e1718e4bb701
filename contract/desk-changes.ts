import { z } from "zod";
import { date, id, instant } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";

/** Where a visit may be moved to, on at most 14 days of the salon. */
export const PlacesQuery = z.strictObject({ from: date, to: date }).refine(...datesAtMost(mostDates.places));

/** When a visit ends from now on: its last service gets longer or shorter. On the five-minute grid. */
export const Length = z.strictObject({ endsAt: instant });

/** Starts that fit, every five minutes from the first to the last, both included. */
const starts = z.array(z.object({ from: z.string(), to: z.string() }));

/**
 * The places of a visit with each master, `masterId` null where several masters give it and stay. A master who is not
 * `able` does not perform all of it. `minutes` is the guest's own time.
 */
export const Places = z.object({
  minutes: z.number().int(),
  places: z.array(z.object({ masterId: id.nullable(), able: z.boolean(), starts })),
});
export type Places = z.infer<typeof Places>;
