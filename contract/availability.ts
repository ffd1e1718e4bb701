import { z } from "zod";
import { date, id, instant } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";
import { fitsServices, mastersAsked, servicesAsked, unlikeServices } from "#contract/with-whom.ts";

/** One or more services in order, their masters, and a span of at most 62 days. */
export const AvailabilityQuery = z
  .strictObject({
    service: servicesAsked,
    master: mastersAsked,
    from: date,
    to: date,
    /** A booking that is to be moved: the caller's own, or anyone's for staff. Its own time counts as free. */
    moving: id.optional(),
    /** `show=taken`: each day also lists the starts that others have taken. */
    show: z.literal("taken").optional(),
  })
  .refine(...datesAtMost(mostDates.availability))
  .refine(({ service, master }) => fitsServices(service, master), {
    path: ["master"],
    message: unlikeServices,
  });
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>;

/** A start that can be claimed, in salon time with its offset, and the masters of the visit in order. */
export const Slot = z.object({ startsAt: instant, endsAt: instant, masterIds: z.array(id) });
export type Slot = z.infer<typeof Slot>;

export const AvailableDay = z.object({
  date,
  state: z.enum(["closed", "full", "few", "free"]),
  count: z.number().int(),
  slots: z.array(Slot),
  /** Starts that would be free without any bookings but are taken. Only with `show=taken`. */
  taken: z.array(instant).optional(),
});
export type AvailableDay = z.infer<typeof AvailableDay>;

/**
 * `until` is the last date that customers may book today. `nextFree` is the first free time on or after `from`. It
 * can lie after `to`, so that a full month leads on to the next free day. Null: nothing is free up to `until`.
 */
export const Availability = z.object({
  zone: z.string(),
  until: date,
  nextFree: Slot.nullable(),
  days: z.array(AvailableDay),
});
export type Availability = z.infer<typeof Availability>;

export const NextHoursQuery = z.strictObject({ service: servicesAsked });

/**
 * The first free time of a visit with any master, and with each master who performs all of its services, in the
 * salon's order. Null: nothing is free up to the booking horizon.
 */
export const NextHours = z.object({
  zone: z.string(),
  anyone: Slot.nullable(),
  masters: z.array(z.object({ masterId: id, next: Slot.nullable() })),
});
export type NextHours = z.infer<typeof NextHours>;
