import type { fitTexts } from "#app/texts/en/dashboard/fit.ts";
import { inBangla } from "#app/texts/texts.ts";
import { atTime, ofName } from "#domain/bangla-endings.ts";

inBangla<typeof fitTexts>("fitTexts", {
  notThatDay: (day) => `${day} এত লম্বা সময় খালি নেই`,
  losesHour: (service) =>
    `${service} নিলে ওই দিনে আর কুলাবে না। নিতে চাইলে এখনকার সময়টি ছেড়ে অন্য দিন বেছে নিতে হবে।`,
  anotherDay: "যোগ করে অন্য দিন বেছে নিন",
  keepHour: "এই সময়ই থাক",
  changeDay: "বদলে অন্য দিন বেছে নিন",
  doesNotFit: (service, time) => `${time} থেকে শুরু করলে ${service} শেষ করা যাবে না`,
  notFreeAt: (master, time) => `${atTime(time)} ${master} খালি নেই`,
  notFreeOn: (master, day) => `${day} ${master} খালি নেই`,
  losesHourFor: (master) => `${ofName(master)} কাছে আসতে চাইলে এখনকার সময়টি ছেড়ে অন্য দিন বেছে নিতে হবে।`,
  nearestStart: (day, time) => `${day} সবচেয়ে কাছের খালি সময় ${time}।`,
  startAt: (time) => `${time} থেকে শুরু করুন`,
});
