import { z } from "zod";
import { date, email, id, instant, line, mobile, money } from "#contract/fields.ts";
import { HourReason } from "#contract/front-desk.ts";
import { Code } from "#contract/offers.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";
import { fitsServices, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { mostServices } from "#domain/service-choice.ts";
import { mostInRow } from "#domain/visit.ts";

/** Where a visit may be moved to, within at most 14 of the salon's days. */
export const PlacesQuery = z.strictObject({ from: date, to: date }).refine(...datesAtMost(mostDates.places));

/**
 * When a visit now ends: its last service gets longer or shorter. On the five-minute grid. `from` is the end that the
 * page showed. If the visit ends at another time by then, the call is refused with `visit_moved`.
 */
export const Length = z.strictObject({ endsAt: instant, from: instant.optional() });

/** Starts that fit: every five minutes from the first to the last, both included. */
const starts = z.array(z.object({ from: z.string(), to: z.string() }));

/**
 * The places of a visit with each master. `masterId` is null if several masters perform the visit and stay. A master
 * who is not `able` does not perform all of its services. `minutes` is the guest's own time.
 */
export const Places = z.object({
  minutes: z.number().int(),
  places: z.array(z.object({ masterId: id.nullable(), able: z.boolean(), starts })),
});
export type Places = z.infer<typeof Places>;

const serviceIds = z.array(id).min(1, "Choose a service").max(mostServices);

/** The same visit on several dates, at most twelve. */
export const RowAsked = z
  .strictObject({ serviceIds, ...withWhom, startsAt: z.array(instant).min(1).max(mostInRow) })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), {
    path: ["masterIds"],
    message: unlikeServices,
  });

/**
 * For each date, in order: who would perform each service, or why it does not fit, with up to three alternatives:
 * another time that day, another master, and the same time on another day.
 */
export const RowChecked = z.array(
  z.object({
    startsAt: z.string(),
    fits: z.boolean(),
    masterIds: z.array(id),
    reasons: z.array(HourReason),
    waysOut: z.array(
      z.object({ kind: z.enum(["hour", "master", "day"]), startsAt: z.string(), masterIds: z.array(id) }),
    ),
  }),
);
export type RowChecked = z.infer<typeof RowChecked>;

/** A guest's visits in a row: all are booked or none. Sending the same key again writes them only once. */
export const NewRow = z
  .strictObject({
    key: z.uuid(),
    name: line("Name is required"),
    number: mobile,
    email: email.optional(),
    guestId: id.optional(),
    serviceIds,
    note: z.string().trim().max(1000).optional(),
    /** The guest's code. Each visit uses it once. It does not count as used where a better discount applies. */
    code: Code.optional(),
    /** What the guest was told to pay at each visit. Any other sum is refused with `price_mismatch`. */
    due: money.optional(),
    visits: z
      .array(z.strictObject({ startsAt: instant, masterIds: z.array(id).min(1).max(mostServices) }))
      .min(1)
      .max(mostInRow),
  })
  .refine(({ serviceIds, visits }) => visits.every(({ masterIds }) => fitsServices(serviceIds, masterIds)), {
    path: ["visits"],
    message: unlikeServices,
  });
