import { digits } from "#app/texts/bn/public/digits.ts";
import type { rowTexts } from "#app/texts/en/dashboard/visits-in-a-row.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof rowTexts>("rowTexts", {
  duplicate: "আরেকটি বুক করুন",
  repeat: "নিয়মিত বুক করুন",
  title: (name) => `${ofName(name)} জন্য আবার বুক করুন`,
  first: "প্রথম দিন",
  time: "সময়",
  every: "কত দিন পরপর",
  weeks: (count) => (count === 1 ? "প্রতি সপ্তাহে" : `${digits(count)} সপ্তাহ পরপর`),
  visits: "কতবার",
  count: (count) => `${digits(count)} বার`,
  checking: "তারিখগুলো দেখা হচ্ছে…",
  notChecked: (why) => `তারিখগুলো দেখা যায়নি। ${why}`,
  toSettle: (visits, open) =>
    open === 0
      ? `${digits(visits)}টি তারিখ ঠিক আছে`
      : `${digits(visits)}টি তারিখ, ${digits(open)}টি ঠিক করা বাকি`,
  fits: "খালি",
  ways: (when) => `${when}-এর বদলে`,
  skip: "বাদ দিন",
  total: (visits, money) => `${visits}, ${money}, প্রতিবার পার্লারে দিতে হবে`,
  nothing: "কোনো তারিখ বাকি নেই। একটির জন্য অন্য সময় বেছে নিন।",
  book: (count) => `${digits(count)}টি বুক করুন`,
  leave: "থাক",
  booking: "বুক হচ্ছে",
  notBooked: "কিছুই বুক হয়নি",
  pressAgain: "অ্যাপয়েন্টমেন্টগুলো বুক হয়ে থাকতেও পারে, না-ও পারে। বোতামটি আবার চাপুন: কোনোটি দুবার বুক হবে না।",
  booked: (count, name) => `${ofName(name)} জন্য ${digits(count)}টি বুক করা হয়েছে`,
});
