/** The word of hourTexts for what a day holds. */
export const dayStates = { free: "dayFree", few: "dayFew", full: "dayFull", closed: "dayClosed" } as const;
