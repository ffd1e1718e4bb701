import type { Answer } from "#contract/calls.ts";
import { addDays } from "#domain/time/dates.ts";

/** The revenue of last week and of this one up to the day on which a component test begins. */
export const revenueOfTwoWeeks: Answer<"readRevenue"> = {
  ...{ net: 900, card: 900, desk: 0, credit: 0, services: [], masters: [] },
  days: Array.from({ length: 14 }, (_, index) => ({
    date: addDays("2026-11-15", index),
    amount: index < 9 ? 100 + index : 0,
  })),
};
