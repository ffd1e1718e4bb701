import type { deskNewsTexts } from "#app/texts/en/dashboard/desk-news.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof deskNewsTexts>("deskNewsTexts", {
  toConfirm: (count) => `${count}টি নিশ্চিত করা বাকি`,
  messages: (count) => `${count}টির উত্তর বাকি`,
  exceptions: (count) => `${count}টি খোলা`,
  reviews: (count) => `${count}টি পড়া বাকি`,
  bell: "নোটিফিকেশন",
  bellNew: (count) => `নোটিফিকেশন, নতুন ${count}টি`,
  many: (count) => `${count}+`,
});
