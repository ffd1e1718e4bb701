import { z } from "zod";
import { byNumber, DailyClose, DailyCloseQuery, NewDayClose, Reopening } from "#contract/daily-close.ts";
import { Figures, FiguresQuery } from "#contract/figures.ts";

/** The salon's figures, and its days as they are counted and closed. */
export const bookCalls = {
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
    answer: z.object({ modifiedCount: z.number().int() }),
  },
};
