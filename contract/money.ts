import { z } from "zod";
import { balance, date } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";

/** A span of at most 400 of the salon's days, both ends included. */
export const RevenueQuery = z
  .strictObject({ from: date, to: date })
  .refine(...datesAtMost(mostDates.revenue));

const share = z.object({ name: z.string(), amount: balance });

/** Revenue net of refunds, in dollars. Days, services and masters each add up to `net`, and so do the ways to pay. */
export const Revenue = z.object({
  net: balance,
  card: balance,
  desk: balance,
  /** What gift cards and package sessions paid of visits. It is revenue when it is used, not when it is sold. */
  credit: balance,
  days: z.array(z.object({ date, amount: balance })),
  services: z.array(share),
  masters: z.array(share),
});
export type Revenue = z.infer<typeof Revenue>;
