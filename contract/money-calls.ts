import { z } from "zod";
import { byNumber, DailyClose, DailyCloseQuery, NewDayClose, Reopening } from "#contract/daily-close.ts";
import { ExceptionList, Resolution } from "#contract/exceptions.ts";
import { byId, modified, money, page } from "#contract/fields.ts";
import { Figures, FiguresQuery } from "#contract/figures.ts";
import { Revenue, RevenueQuery } from "#contract/money.ts";

/** The calls for revenue, figures, daily closes, and money that needs the owner's attention. */
export const moneyCalls = {
  readRevenue: {
    summary: "Retrieve revenue",
    description: "By day, service and master, net of refunds, for a span of up to 400 days.",
    query: RevenueQuery,
    answer: Revenue,
  },
  readFigures: {
    summary: "Retrieve performance figures",
    description:
      "Chair use, returning guests, no-shows, late cancellations and earnings per hour, for a span of up to 400 days.",
    query: FiguresQuery,
    answer: Figures,
  },
  readDailyClose: {
    summary: "Retrieve a day's close",
    description: "Returns the amounts to count, or those that were counted if the day is closed.",
    query: DailyCloseQuery,
    answer: DailyClose,
  },
  closeDay: {
    summary: "Close a day",
    description: "Records what was counted next to what the books say. A difference needs a reason.",
    body: NewDayClose,
    answer: z.object({ number: z.number().int() }),
  },
  reopenDay: {
    summary: "Reopen the last closed day",
    params: byNumber,
    body: Reopening,
    answer: modified,
  },
  listExceptions: {
    summary: "List exceptions",
    description: "Open ones first. Follow the `Link` header to the next page.",
    query: page,
    answer: ExceptionList,
  },
  resolveException: {
    summary: "Resolve an exception",
    description:
      "Takes the action that the exception names, or marks it as seen. With `hand_back`, pass what was handed back in place of a failed refund.",
    params: byId,
    body: Resolution,
    answer: modified,
  },
  reopenException: {
    summary: "Reopen an exception",
    description: "For one that was marked as seen by mistake. Nothing was done about it.",
    params: byId,
    answer: modified,
  },
  reverseRefundHandBack: {
    summary: "Reverse the hand-back of a failed refund",
    description:
      "For a hand-back that was recorded by mistake. Possible on the same day, until the day is closed. The owner is told of the failed refund again.",
    params: byId,
    /** What the page showed. */
    body: z.strictObject({ amount: money }),
    answer: z.object({ amount: money }),
  },
};
