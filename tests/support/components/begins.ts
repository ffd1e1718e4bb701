/** The time at which every component test begins: Monday, 23 November 2026, 14:00 in Dhaka. */
export const begins = Date.parse("2026-11-23T14:00:00+06:00");
