import { z } from "zod";
import { date, id, line, sayInBangla } from "#contract/fields.ts";
import { HitVisit } from "#contract/front-desk.ts";
import { Master } from "#contract/masters.ts";
import { datesAtMost, mostDates } from "#contract/spans.ts";

/** A time on the salon's clock, HH:MM in steps of five minutes. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5][05]$/, "Choose a time in steps of five minutes");
export const closes = z.union([clockTime, z.literal("24:00")]);

/**
 * Hours that repeat every week, in the salon's wall time. 0 is Sunday. Two entries on a weekday leave a break between
 * them.
 */
export const WeeklyHours = z
  .array(z.strictObject({ weekday: z.number().int().min(0).max(6), opens: clockTime, closes }))
  .max(70)
  .superRefine((spans, context) => {
    for (const [index, one] of spans.entries()) {
      const meets = spans.some(
        (other, at) =>
          at < index && other.weekday === one.weekday && other.opens < one.closes && one.opens < other.closes,
      );
      if (one.closes <= one.opens || meets) {
        const message = meets ? "These hours overlap" : "Hours end after they begin";
        context.addIssue({ code: "custom", path: [index, "closes"], message });
      }
    }
  });
export type WeeklyHours = z.infer<typeof WeeklyHours>;

/**
 * A date with different hours, for one master or, if masterId is null, for the whole salon. Without hours nobody can
 * book it.
 */
export const SpecialHours = z.object({
  _id: id,
  masterId: id.nullable(),
  date,
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  reason: z.string(),
});
export type SpecialHours = z.infer<typeof SpecialHours>;

/** What visitors see about a master. */
export const MasterDetails = z.strictObject({
  name: line("Name is required"),
  role: line("Say what she does"),
  nameBn: sayInBangla(200),
  roleBn: sayInBangla(200),
  /** A picture on this site. Pages load nothing from elsewhere. */
  photo: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?!\/)\S+$/, "Enter a path on this site, like /art/mark.svg"),
  bio: z.string().trim().max(1000),
});
export type MasterDetails = z.infer<typeof MasterDetails>;

/** A master as admins see them, including masters who have left. */
export const ManagedMaster = Master.extend({
  worksHere: z.boolean(),
  /**
   * How many entries of the waiting list name this master. Once the master has left, no hour comes free for them.
   * Absent: none.
   */
  waiting: z.number().int().optional(),
});
export type ManagedMaster = z.infer<typeof ManagedMaster>;

/** Whether a master works here. A master who has left is no longer offered. Nothing is deleted. */
export const MasterChange = z.strictObject({ worksHere: z.boolean() });

const MasterDraft = MasterDetails.extend({ serviceIds: z.array(id).max(200), hours: WeeklyHours });

/** Sent again with the same key, a master is added once. */
export const MasterToAdd = MasterDraft.extend({ key: z.uuid().optional() });
export type MasterToAdd = z.infer<typeof MasterToAdd>;

/**
 * Changes to a master. Absent fields stay, since somebody else may have saved them meanwhile. `seen`: the week as it
 * was read; hours are refused with `wrong_state` where the week is another by now.
 */
export const MasterDraftChange = MasterDraft.partial().extend({ seen: WeeklyHours.optional() });
export type MasterDraftChange = z.infer<typeof MasterDraftChange>;

/** A master with hours, services and upcoming special hours, the salon's included. */
export const Schedule = z.object({
  master: Master,
  hours: z.array(z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() })),
  serviceIds: z.array(id),
  exceptions: z.array(SpecialHours),
});
export type Schedule = z.infer<typeof Schedule>;

/** Booked visits that now fall outside the hours, the nearest `mostHits`. They stay until staff move them. */
const outside = z.array(HitVisit);

/**
 * `unable`: if a master's services were sent, booked visits with services that the master no longer performs, the
 * nearest `mostHits`. Absent: none.
 */
export const ScheduleSaved = z.object({
  modifiedCount: z.number().int(),
  outside,
  unable: z.array(HitVisit).optional(),
});

/** Dates from one to another, both included, at most 62. With opens and closes, the dates have only those hours. */
export const NewSpecialHours = z
  .strictObject({
    masterId: id.nullable(),
    from: date,
    to: date,
    opens: clockTime.optional(),
    closes: closes.optional(),
    reason: line("Say why"),
  })
  .refine((one) => one.from <= one.to, {
    path: ["to"],
    message: "The last day is not before the first",
    abort: true,
  })
  .refine(...datesAtMost(mostDates.hoursException, `Choose at most ${mostDates.hoursException} days`))
  .refine((one) => (one.opens === undefined) === (one.closes === undefined), {
    path: ["closes"],
    message: "Say both, from when and until when",
  })
  .refine((one) => one.opens === undefined || one.closes === undefined || one.opens < one.closes, {
    path: ["closes"],
    message: "Hours end after they begin",
  });
export type NewSpecialHours = z.infer<typeof NewSpecialHours>;

export const SpecialHoursMade = z.object({ insertedId: id, insertedIds: z.array(id), outside });
