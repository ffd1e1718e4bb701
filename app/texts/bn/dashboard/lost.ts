import type { lostTexts } from "#app/texts/en/dashboard/lost.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof lostTexts>("lostTexts", {
  title: "সংযোগ কেটে গেছে",
  text: "এটি লেখা হয়ে থাকতেও পারে, না-ও পারে। আবার চাপার আগে পাতায় কী আছে দেখে নিন।",
});
