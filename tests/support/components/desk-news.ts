import type { DeskNews } from "#contract/desk-news.ts";

/** A desk without news. @param counts what waits; by default nothing */
export const newsOf = (counts: Partial<DeskNews["counts"]> = {}): DeskNews => ({
  counts: { toConfirm: 0, today: 0, messages: 0, exceptions: 0, reviews: 0, ...counts },
  toHandBack: { visits: 0, amount: 0 },
  unseen: 0,
  news: [],
});
