import { digits } from "#app/texts/bn/public/digits.ts";
import type { formerTexts } from "#app/texts/en/dashboard/former-masters.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof formerTexts>("formerTexts", {
  leaves: "আর এখানে কাজ করেন না",
  leavesText:
    "তিনি চলে গেলে আর কেউ তাঁর কাছে বুক করতে পারবেন না। আগের কাজে তাঁর নাম থাকবে, আর সামনের অ্যাপয়েন্টমেন্টগুলো আপনি না বদলানো পর্যন্ত থাকবে।",
  waiting: (count) => `তাঁর জন্য ${digits(count)} জন অতিথি ওয়েটিং লিস্টে আছেন, তাঁদের জন্য আর কোনো সময় খালি হবে না।`,
  waitingUnknown: "কেউ তাঁর জন্য ওয়েটিং লিস্টে আছেন কি না, তা জানা যায়নি।",
  question: (name) => `${name} আর এখানে কাজ করেন না?`,
  yes: "চলে গেছেন",
  no: "আছেন",
  notLeft: "কিছু বদলানো হয়নি",
  hasLeft: (name) => `${name} চলে গেছেন`,
  visitsTitle: (name) => `${ofName(name)} কাছে বুক করা অ্যাপয়েন্টমেন্ট`,
  visitsText: "অন্য বিউটিশিয়ানকে না দেওয়া বা বাতিল না করা পর্যন্ত এগুলো ক্যালেন্ডারে থাকবে।",
  noVisits: "তাঁর কাছে সামনে কোনো অ্যাপয়েন্টমেন্ট নেই।",
  waitText: "যাঁরা শুধু তাঁর জন্য অপেক্ষায় আছেন তাঁদের জায়গা থাকবে, আর তালিকায় চিহ্ন দেওয়া থাকবে, যাতে আপনি জানাতে পারেন।",
  toWaiting: "ওয়েটিং লিস্ট",
  toCalendar: "ক্যালেন্ডার খুলুন",
  seeToThem: "আমি দেখছি",
  former: "আগে এখানে কাজ করতেন",
  returns: "আবার কাজ করছেন",
  hasReturned: (name) => `${name} আবার কাজ করছেন`,
});
