import { digits } from "#app/texts/bn/public/digits.ts";
import type { calendarWeekTexts } from "#app/texts/en/dashboard/calendar-week.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof calendarWeekTexts>("calendarWeekTexts", {
  everyone: "সবাই",
  week: "সব বিউটিশিয়ানের সপ্তাহ",
  booked: (percent) => `${digits(percent)}% বুক`,
  dayOff: "ছুটি",
  free: (hours) => `${hours} ঘণ্টা খালি`,
  full: "পুরো ভরা",
  weekOf: (name) => `${ofName(name)} সপ্তাহ`,
  openDay: (day) => `${day} খুলুন`,
  openDayOf: (day, name) => `${ofName(name)} ${day} খুলুন`,
  inTimeOff: "বন্ধ রাখা সময়ের মধ্যে",
});
