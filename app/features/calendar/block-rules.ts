import { z } from "zod";
import { salonInstant } from "#app/lib/salon-time.ts";
import { date } from "#contract/fields.ts";
import { NewTimeOff } from "#contract/front-desk.ts";
import { clockTime } from "#contract/schedules.ts";

const { masterId, reason } = NewTimeOff.shape;

/** A master's blocked time, as typed on the salon's clock. */
export const typedBlock = (zone: string) =>
  z
    .object({ masterId, fromDate: date, from: clockTime, toDate: date, to: clockTime, reason })
    .refine(({ fromDate, from, toDate, to }) => `${fromDate} ${from}` < `${toDate} ${to}`, {
      path: ["to"],
      message: "Hours end after they begin",
    })
    .transform(({ fromDate, from, toDate, to, ...block }) => ({
      ...block,
      startsAt: salonInstant(fromDate, from, zone),
      endsAt: salonInstant(toDate, to, zone),
    }));
