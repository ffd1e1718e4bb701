import { z } from "zod";
import { balance, date, id } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";

/** A span of at most 400 of the salon's days, both ends included. */
export const FiguresQuery = z
  .strictObject({ from: date, to: date })
  .refine(...datesAtMost(mostDates.figures));

const count = z.number().int();
const use = { bookedMinutes: count, openMinutes: count };

/** `former` is a master who has left. */
const master = { masterId: id, name: z.string(), former: z.boolean() };

/** How much of the masters' open hours was booked: in total, by master, and by weekday (0 is Sunday) and hour. */
const Chairs = z.object({
  ...use,
  masters: z.array(z.object({ ...master, ...use })),
  hours: z.array(z.object({ weekday: count, hour: count, ...use })),
});

/** After how many visits the guest booked again before leaving (`here`), and after how many more within a day. */
const again = { visits: count, here: count, dayAfter: count };

/**
 * Visits that brought in less than their price. `cost` is the missing amount, `unpaid` the number of visits for which
 * nothing was kept.
 */
const Missed = z.object({ visits: count, price: balance, kept: balance, cost: balance, unpaid: count });
const newcomers = { fresh: count, known: count };

/**
 * How the salon did in a span, net of refunds, in dollars. A visit counts on the day it begins, a booking on the day
 * it was made.
 */
export const Figures = z.object({
  chairs: Chairs,
  /**
   * The first day whose open hours were recorded as they were on that day. Earlier days use the first recorded hours.
   * Null: all days are recorded.
   */
  hoursKeptFrom: date.nullable(),
  again: z.object({ ...again, masters: z.array(z.object({ ...master, ...again })) }),
  /** Among visits for which that number of days ended within the span: after how many the guest came again in time. */
  back: z.array(z.object({ days: count, visits: count, back: count })),
  /**
   * Guests who came, by whether they had been here before. Each counts once in the total and once per part of the span.
   */
  guests: z.object({
    ...newcomers,
    parts: z.array(z.object({ from: z.string(), to: z.string(), ...newcomers })),
  }),
  noShows: Missed,
  late: Missed,
  /** What an hour of each service brings in, highest first. */
  earnings: z.array(
    z.object({ service: z.string(), times: count, minutes: count, amount: balance, perHour: balance }),
  ),
  /** Where bookings came from: the name given by a link, 'site' without one, 'desk' for those made by the front desk. */
  sources: z.array(z.object({ source: z.string(), bookings: count })),
});
export type Figures = z.infer<typeof Figures>;
