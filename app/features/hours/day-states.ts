/** The key of hourTexts for each state of a day. */
export const dayStates = { free: "dayFree", few: "dayFew", full: "dayFull", closed: "dayClosed" } as const;
