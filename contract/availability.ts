import { z } from "zod";
import { date, id, instant } from "#contract/fields.ts";

const list = z.union([id.transform((one) => [one]), z.array(id).min(1).max(8)]);

/** What is asked: one or more services in order, a master or 'any', and a span of at most 62 days. */
export const AvailabilityQuery = z.strictObject({
  service: list,
  master: id.default("any"),
  from: date,
  to: date,
  /** A booking of one's own (of anybody's for staff) that is to be moved: its own time counts as free. */
  moving: id.optional(),
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
});
export type AvailableDay = z.infer<typeof AvailableDay>;

export const Availability = z.object({ zone: z.string(), days: z.array(AvailableDay) });
export type Availability = z.infer<typeof Availability>;
