import { z } from "zod";
import { date, id, instant } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";
import { fitsServices, mastersAsked, servicesAsked, unlikeServices } from "#contract/with-whom.ts";

/** What is asked: one or more services in order, their masters, and a span of at most 62 days. */
export const AvailabilityQuery = z
  .strictObject({
    service: servicesAsked,
    master: mastersAsked,
    from: date,
    to: date,
    /** A booking of one's own (of anybody's for staff) that is to be moved: its own time counts as free. */
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
  /** Starts that would be free if nobody had booked and now are not; only with `show=taken`. */
  taken: z.array(instant).optional(),
});
export type AvailableDay = z.infer<typeof AvailableDay>;

/**
 * `until` is the last date that customers may book today. `nextFree` is the first free hour from `from` on, also when
 * it lies after `to`: where a month is full, it leads on. Null: none up to `until`.
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
 * The first free hour of a visit with anyone, and with each master who performs all of its services, in the salon's
 * order. Null: none up to the horizon.
 */
export const NextHours = z.object({
  zone: z.string(),
  anyone: Slot.nullable(),
  masters: z.array(z.object({ masterId: id, next: Slot.nullable() })),
});
export type NextHours = z.infer<typeof NextHours>;
