import { texts } from "#app/texts/texts.ts";

/** Opening hours. Days and times are passed in English: 'Sunday', '10 am'. */
export const hoursTexts = texts("hoursTexts", {
  everyDay: "Every day",
  and: " and ",
  day: (day: string) => day,
  days: (from: string, to: string) => `${from} to ${to}`,
  times: (opens: string, closes: string) => `${opens} to ${closes}`,
});
