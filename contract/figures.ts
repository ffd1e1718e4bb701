import { z } from "zod";
import { balance, date, id } from "#contract/fields.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";

/** A span of at most 400 days of the salon, both ends included. */
export const FiguresQuery = z
  .strictObject({ from: date, to: date })
  .refine(...datesAtMost(mostDates.figures));

const count = z.number().int();
const use = { bookedMinutes: count, openMinutes: count };

/** `former` is a master who has left. */
const master = { masterId: id, name: z.string(), former: z.boolean() };

/** Of the masters' open hours, how much was booked: in all, by master, and by weekday (0 is Sunday) and hour. */
const Chairs = z.object({
  ...use,
  masters: z.array(z.object({ ...master, ...use })),
  hours: z.array(z.object({ weekday: count, hour: count, ...use })),
});

/** Of how many visits the guest booked again before leaving (`here`), and how many besides within a day. */
const again = { visits: count, here: count, dayAfter: count };

/** Visits that brought less than their price: `cost` is what is missing, `unpaid` of how many nothing was kept. */
const Missed = z.object({ visits: count, price: balance, kept: balance, cost: balance, unpaid: count });
const newcomers = { fresh: count, known: count };

/**
 * How the salon did in a span, net of refunds, in dollars. A visit belongs to the day on which it begins, a booking to the
 * day on which it was made.
 */
export const Figures = z.object({
  chairs: Chairs,
  /** From which day on open hours are those that held on the day; null: of every day. Earlier days count by the first that are known. */
  hoursKeptFrom: date.nullable(),
  again: z.object({ ...again, masters: z.array(z.object({ ...master, ...again })) }),
  /** Of the visits for which those days ran out in the span, after how many the guest came again within them. */
  back: z.array(z.object({ days: count, visits: count, back: count })),
  /** Guests who came, by whether they had been here before; each once in all and once a part of the span. */
  guests: z.object({
    ...newcomers,
    parts: z.array(z.object({ from: z.string(), to: z.string(), ...newcomers })),
  }),
  noShows: Missed,
  late: Missed,
  /** What an hour of each service brings, the most first. */
  earnings: z.array(
    z.object({ service: z.string(), times: count, minutes: count, amount: balance, perHour: balance }),
  ),
  /** Where bookings came from: a name that a link gave, 'site' without one, 'desk' for those of the front desk. */
  sources: z.array(z.object({ source: z.string(), bookings: count })),
});
export type Figures = z.infer<typeof Figures>;
