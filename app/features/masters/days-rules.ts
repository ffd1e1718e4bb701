import { z } from "zod";
import { date } from "#contract/fields.ts";
import { NewSpecialHours } from "#contract/schedules.ts";

const { reason } = NewSpecialHours.shape;

/** As typed: no master means the whole salon, no last day means a single day, and times count only for 'hours'. */
export const TypedDays = z
  .object({
    masterId: z.string(),
    from: date,
    to: date.or(z.literal("")),
    kind: z.enum(["off", "hours"]),
    opens: z.string(),
    closes: z.string(),
    reason,
  })
  .transform(({ masterId, to, kind, opens, closes, ...days }) => ({
    ...days,
    masterId: masterId || null,
    to: to || days.from,
    ...(kind === "hours" && { opens, closes }),
  }))
  .pipe(NewSpecialHours);
