import { digits } from "#app/texts/bn/public/digits.ts";
import type { gridTexts } from "#app/texts/en/dashboard/calendar-grid.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof gridTexts>("gridTexts", {
  shortWeek: (from, to) => `${from}\u00a0থেকে ${to}`,
  setUp: "প্রস্তুতি",
  cleanUp: "গোছানো",
  between: "গোছানো ও প্রস্তুতি",
  buffer: (what, minutes) => `${what}, ${digits(minutes)} মিনিট`,
  setUpFrom: (clock) => `প্রস্তুতি শুরু ${clock}`,
  cleanUpUntil: (clock) => `গোছানো শেষ ${clock}`,
  setUpLine: (clock) => `${clock} থেকে`,
  cleanUpLine: (clock) => `${clock} পর্যন্ত`,
  legend: "প্রস্তুতি ও গোছানো",
});
