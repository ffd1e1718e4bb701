import type { newsListTexts } from "#app/texts/en/dashboard/news-list.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof newsListTexts>("newsListTexts", {
  close: "নোটিফিকেশন বন্ধ করুন",
  fresh: (count) => `নতুন ${count}টি`,
  earlier: "আগের",
  none: "এ সপ্তাহে নতুন কিছু হয়নি",
  noneText: "বুকিং, সময় বদল, বাতিল, বার্তা আর টাকার যে বিষয়ে আপনাকে দরকার, সব এখানে দেখা যাবে।",
  notLoaded: (why) => `নোটিফিকেশন লোড হয়নি। ${why}`,
  booked: (service, when) => ` বুক করেছেন: ${service}, ${when}।`,
  moved: (service, when) => ` সময় বদলেছেন: ${service}, এখন ${when}।`,
  changed: (service, when) => ` অ্যাপয়েন্টমেন্ট বদলেছেন, এখন ${service}, ${when}।`,
  cancelled: (service, when) => ` বাতিল করেছেন: ${service}, ${when}।`,
  wrote: (text) => ` লিখেছেন: “${text}”`,
  wroteNothing: " ফোন করতে বলেছেন।",
});
