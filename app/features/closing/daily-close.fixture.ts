import type { DailyClose } from "#contract/daily-close.ts";

/** A day that is not closed and on which nothing happened. */
export const quietDay: DailyClose = {
  date: "2026-11-23",
  state: "open",
  from: "2026-11-22T18:00:00.000Z",
  to: "2026-11-23T18:00:00.000Z",
  card: 0,
  cardPayments: 0,
  cardRefunded: 0,
  desk: 0,
  tips: 0,
  deskCash: 0,
  deskOther: 0,
  deskPayments: 0,
  morning: 0,
  came: 0,
  missed: 0,
  unpaid: 0,
  unmarked: 0,
  toHandBack: { visits: 0, amount: 0 },
  closed: null,
  before: [],
};
