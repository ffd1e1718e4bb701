import { written } from "#app/texts/bn/formats.ts";
import { hoursTexts } from "#app/texts/en/hours.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla(hoursTexts, {
  everyDay: "প্রতিদিন",
  and: " এবং ",
  day: (day) => written(day),
  days: (from, to) => `${written(from)} থেকে ${written(to)}`,
  times: (opens, closes) => `${written(opens)} থেকে ${written(closes)}`,
});
