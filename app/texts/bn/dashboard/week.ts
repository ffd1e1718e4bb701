import { digits } from "#app/texts/bn/public/digits.ts";
import { written } from "#app/texts/bn/public/formats.ts";
import type { weekTexts } from "#app/texts/en/dashboard/week.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

const which = (number: number) => (number ? ` ${digits(number)}` : "");

inBangla<typeof weekTexts>("weekTexts", {
  day: "দিন",
  openAndClose: "শুরু ও শেষ",
  breaks: "বিরতি",
  hours: "ঘণ্টা",
  worksOn: (day) => `${written(day)} কাজ করেন`,
  opens: (day) => `${written(day)} শুরু`,
  closes: (day) => `${written(day)} শেষ`,
  breakBegins: (day, number) => `${written(day)} বিরতি${which(number)} শুরু`,
  breakEnds: (day, number) => `${written(day)} বিরতি${which(number)} শেষ`,
  noBreak: (day, number) => `${written(day)} বিরতি${which(number)} বাদ দিন`,
  to: "–",
  addBreak: "বিরতি যোগ করুন",
  dayOff: (name, day) => `ছুটির দিন। ${written(day)} কেউ ${ofName(name)} কাছে বুক করতে পারবেন না।`,
  worked: (hours, minutes) => digits(`${hours} ঘণ্টা${minutes ? ` ${minutes} মিনিট` : ""}`),
  midnight: "মধ্যরাত",
  objections: {
    "ends first": "দিনের শেষ শুরুর পরে হতে হবে।",
    "break ends first": "বিরতির শেষ তার শুরুর পরে হতে হবে।",
    "break outside": "বিরতি কাজের সময়ের মধ্যে হতে হবে।",
    "breaks meet": "দুটি বিরতি মিলে গেছে। মাঝে সময় রাখুন, নয়তো একটিই বিরতি করুন।",
  },
});
