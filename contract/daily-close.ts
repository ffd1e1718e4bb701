import { z } from "zod";
import { balance, date, money } from "#contract/fields.ts";
import { ToHandBack } from "#contract/hand-backs.ts";

export const DailyCloseQuery = z.strictObject({ date });

/** A number of the salon's closes, in their order. */
export const byNumber = z.strictObject({ number: z.coerce.number().int().min(1).max(2_000_000_000) });

/** A day that was closed, as it was counted, in dollars. */
export const DayClose = z.object({
  number: z.number().int(),
  date,
  closedAt: z.string(),
  /** Null for somebody who has left. */
  closedBy: z.string().nullable(),
  /** From when on its money is counted: where the close before ended. */
  from: z.string(),
  card: balance,
  cardPayments: z.number().int(),
  cardRefunded: balance,
  /** What came in at the desk by the books with the tips, less what was handed back. */
  desk: balance,
  /** Of `desk`, what is the masters'. */
  tips: balance,
  /** Of `desk`, what is written down as cash, and what as paid in another way; of the rest nobody said. */
  deskCash: balance,
  deskOther: balance,
  deskPayments: z.number().int(),
  morning: balance,
  cash: balance,
  other: balance,
  /** What stays in the till. */
  left: balance,
  /** Counted beyond what the books say; negative when some is missing. */
  difference: balance,
  reason: z.string(),
  came: z.number().int(),
  missed: z.number().int(),
});
export type DayClose = z.infer<typeof DayClose>;

/**
 * A day as it stands: closed, or what the books say that is to be counted. `morning` is what the close before left in the
 * till; null before the first close, then it is told with the count.
 */
export const DailyClose = z.object({
  date,
  state: z.enum(["open", "closed", "to_come"]),
  /** What is counted: instants, from where the close before ended to now or the day's end. */
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
  /** Visits of the day that are over and of which nobody said whether the guest came. */
  unmarked: z.number().int(),
  /** What waits now, whichever day is asked for. */
  toHandBack: ToHandBack,
  /** The close of this day, where there is one that holds. */
  closed: DayClose.nullable(),
  /** The last fourteen that hold, the latest first. */
  before: z.array(DayClose),
});
export type DailyClose = z.infer<typeof DailyClose>;

/**
 * What was counted. `desk` is what the page showed that the desk should have: where a payment came in meanwhile, nothing is
 * closed. `morning` counts before the first close alone. `other` is below 0 where more went back in other ways than came in. A
 * difference needs a reason.
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
