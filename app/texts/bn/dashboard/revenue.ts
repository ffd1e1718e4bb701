import type { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof revenueTexts>("revenueTexts", {
  title: (sum, period) => `${period} ${sum}`,
  revenue: "আয়",
  period: "সময়কাল",
  byService: "সেবা অনুযায়ী",
  byMaster: "বিউটিশিয়ান অনুযায়ী",
  notLoaded: "হিসাবটি লোড হয়নি।",
  nothingYet: "এই দিনগুলোতে এখনো কিছু নেই।",
  everythingElse: "বাকি সব",
  unassigned: "নির্দিষ্ট নয়",
  perDay: "দিনে কত আয়",
  fromTo: (from, to) => `${from} থেকে ${to}`,
  asTable: "ছক আকারে",
  day: "দিন",
  taken: "আয়",
  week: "সপ্তাহ",
  weekWords: "এক সপ্তাহে",
  weekBefore: "আগের সপ্তাহ",
  weeks: "৪ সপ্তাহ",
  weeksWords: "চার সপ্তাহে",
  weeksBefore: "আগের চার সপ্তাহ",
  year: "বছর",
  yearWords: "এক বছরে",
  yearBefore: "আগের বছর",
});
