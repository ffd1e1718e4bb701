import { z } from "zod";
import { DeskNews, NewsSeen } from "#contract/desk-news.ts";

/** The calls of the desk's bell. */
export const deskNewsCalls = {
  readDeskNews: { summary: "What waits at the desk, and what is new there", answer: DeskNews },
  markNewsSeen: {
    summary: "Remember up to when the caller has seen the news",
    body: NewsSeen,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
};
