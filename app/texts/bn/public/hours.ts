import { written } from "#app/texts/bn/public/formats.ts";
import type { hoursTexts } from "#app/texts/en/public/hours.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof hoursTexts>("hoursTexts", {
  everyDay: "প্রতিদিন",
  and: " এবং ",
  day: (day) => written(day),
  days: (from, to) => `${written(from)} থেকে ${written(to)}`,
  times: (opens, closes) => `${written(opens)} থেকে ${written(closes)}`,
});
