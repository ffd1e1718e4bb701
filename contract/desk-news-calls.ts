import { DeskNews, NewsSeen } from "#contract/desk-news.ts";
import { modified } from "#contract/fields.ts";

/** The calls of the desk's notification bell. */
export const deskNewsCalls = {
  readDeskNews: {
    summary: "List the front desk's news",
    description: "Returns what waits at the desk, and the news of the last seven days, newest first.",
    answer: DeskNews,
  },
  markNewsSeen: {
    summary: "Mark the front desk's news as seen",
    description: "For the caller, up to the time that you pass.",
    body: NewsSeen,
    answer: modified,
  },
};
