/** The languages that the site speaks. English stands first: it is what a text falls back to. */
export const languages = ["en", "bn"] as const;
export type Language = (typeof languages)[number];
