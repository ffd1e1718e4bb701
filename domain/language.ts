/** The languages of the site. English is first: it is the fallback. */
export const languages = ["en", "bn"] as const;
export type Language = (typeof languages)[number];
