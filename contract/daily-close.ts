import { z } from "zod";
import { balance, date, money } from "#contract/fields.ts";
import { ToHandBack } from "#contract/hand-backs.ts";

export const DailyCloseQuery = z.strictObject({ date });

/** The number of a daily close. Closes are numbered in order. */
export const byNumber = z.strictObject({ number: z.coerce.number().int().min(1).max(2_000_000_000) });

/** A closed day with its counted amounts, in dollars. */
export const DayClose = z.object({
  number: z.number().int(),
  date,
  closedAt: z.string(),
  /** Null for somebody who has left. */
  closedBy: z.string().nullable(),
  /** Where its money starts to count: the end of the close before. */
  from: z.string(),
  card: balance,
  cardPayments: z.number().int(),
  cardRefunded: balance,
  /** What came in at the desk according to the books, tips included, less what was handed back. */
  desk: balance,
  /** The part of `desk` that belongs to the masters. */
  tips: balance,
  /** The parts of `desk` recorded as cash and as paid in another way. Nobody recorded a method for the rest. */
  deskCash: balance,
  deskOther: balance,
  deskPayments: z.number().int(),
  morning: balance,
  cash: balance,
  other: balance,
  /** What stays in the till. */
  left: balance,
  /** The counted amount less what the books say. Negative when money is missing. */
  difference: balance,
  reason: z.string(),
  came: z.number().int(),
  missed: z.number().int(),
});
export type DayClose = z.infer<typeof DayClose>;

/**
 * A day: closed, or what the books say is to be counted. `morning` is what the close before left in the till. It is
 * null before the first close, when it is entered with the count.
 */
export const DailyClose = z.object({
  date,
  state: z.enum(["open", "closed", "to_come"]),
  /** The instants that are counted: from the end of the close before to now or to the day's end. */
  from: z.string(),
  to: z.string(),
  card: balance,
  cardPayments: z.number().int(),
  cardRefunded: balance,
  desk: balance,
  tips: balance,
  deskCash: balance,
  deskOther: balance,
  deskPayments: z.number().int(),
  morning: balance.nullable(),
  came: z.number().int(),
  missed: z.number().int(),
  /** Completed visits of the day that nobody has paid for. */
  unpaid: z.number().int(),
  /** Visits of the day that are over and are marked neither as completed nor as missed. */
  unmarked: z.number().int(),
  /** What waits now, whichever day is requested. */
  toHandBack: ToHandBack,
  /** The valid close of this day, if there is one. */
  closed: DayClose.nullable(),
  /** The last fourteen valid closes, latest first. */
  before: z.array(DayClose),
});
export type DailyClose = z.infer<typeof DailyClose>;

/**
 * What was counted. `desk` is the amount that the page showed: if a payment came in meanwhile, nothing is closed.
 * `morning` is used only for the first close. `other` is below 0 if more was handed back in other ways than came in.
 * A difference needs a reason.
 */
export const NewDayClose = z.strictObject({
  date,
  desk: balance,
  morning: money.optional(),
  cash: money,
  other: balance,
  left: money,
  reason: z.string().trim().max(500).optional(),
});
export type NewDayClose = z.infer<typeof NewDayClose>;

export const Reopening = z.strictObject({ reason: z.string().trim().min(1, "Say why").max(500) });
