import type { unsubscribeTexts } from "#app/texts/en/shared/unsubscribe.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof unsubscribeTexts>("unsubscribeTexts", {
  unsubscribeTitle: "এ ধরনের বার্তা আর চান না?",
  unsubscribeText: "বোতামটি চাপলে আমরা এগুলো আর পাঠাব না। অ্যাপয়েন্টমেন্ট ও অ্যাকাউন্টের খবর আগের মতোই পাবেন।",
  unsubscribe: "এসব বার্তা বন্ধ করুন",
  unsubscribing: "বন্ধ করা হচ্ছে",
  unsubscribed: "এ ধরনের বার্তা আর পাবেন না",
  unsubscribedText: "অ্যাকাউন্ট থাকলে সেটিংস থেকে আবার চালু করতে পারবেন।",
  unsubscribeOver: "লিংকটি কাজ করছে না",
  unsubscribeOverText: "লিংকটি হয়তো অসম্পূর্ণ। যেখানে পেয়েছেন সেখান থেকে আবার খুলুন, অথবা সেটিংসে নোটিফিকেশন বদলান।",
  toSettings: "সেটিংস",
  toHome: "হোমে ফিরুন",
});
