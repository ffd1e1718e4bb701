import { z } from "zod";
import { byNumber, DailyClose, DailyCloseQuery, NewDayClose, Reopening } from "#contract/daily-close.ts";
import { ExceptionList, Resolution } from "#contract/exceptions.ts";
import { id, money, page } from "#contract/fields.ts";
import { Figures, FiguresQuery } from "#contract/figures.ts";
import { Revenue, RevenueQuery } from "#contract/money.ts";

const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });

/** What was taken, how the salon did, its days as they are counted and closed, and the money that needs the owner. */
export const moneyCalls = {
  readRevenue: {
    summary: "What was taken, by day, service and master",
    query: RevenueQuery,
    answer: Revenue,
  },
  readFigures: {
    summary: "How the salon did: chairs in use, who comes again, what was missed, what an hour brings",
    query: FiguresQuery,
    answer: Figures,
  },
  readDailyClose: {
    summary: "A day's takings as they are to be counted, or as they were closed",
    query: DailyCloseQuery,
    answer: DailyClose,
  },
  closeDay: {
    summary: "Close a day: what was counted beside what the books say",
    body: NewDayClose,
    answer: z.object({ number: z.number().int() }),
  },
  reopenDay: {
    summary: "Open the day that was closed last again",
    params: byNumber,
    body: Reopening,
    answer: modified,
  },
  listExceptions: { summary: "What needs a person, the open ones first", query: page, answer: ExceptionList },
  resolveException: {
    summary: "Do what helps with an exception, or mark it as seen",
    params: byId,
    body: Resolution,
    answer: modified,
  },
  reverseRefundHandBack: {
    summary: "Take back on the same day that a refund which failed was handed back, which it was not",
    params: byId,
    /** What the page showed. */
    body: z.strictObject({ amount: money }),
    answer: z.object({ amount: money }),
  },
};
