import { z } from "zod";
import { balance, date } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";

/** A span of at most 400 of the salon's days, both ends included. */
export const RevenueQuery = z
  .strictObject({ from: date, to: date })
  .refine(...datesAtMost(mostDates.revenue));

const share = z.object({ name: z.string(), amount: balance });

/** Revenue net of refunds, in dollars. Days, services and masters each add up to `net`, and so do card and desk. */
export const Revenue = z.object({
  net: balance,
  card: balance,
  desk: balance,
  /** What gift cards paid of visits. It was counted as revenue when they were sold. */
  credit: balance,
  days: z.array(z.object({ date, amount: balance })),
  services: z.array(share),
  masters: z.array(share),
});
export type Revenue = z.infer<typeof Revenue>;
