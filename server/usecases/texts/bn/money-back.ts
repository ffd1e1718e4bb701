import { ofName } from "#domain/bangla-endings.ts";
import type { moneyBack as english } from "#server/usecases/texts/en/money-back.ts";

function reason(salon: string): string {
  return `আপনি ${ofName(salon)} সাইটে টাকা দিয়েছেন বলে এই ইমেইল পেয়েছেন।`;
}

export const moneyBack: typeof english = {
  whole: (salon, { paid, back, goesBack }, why) => ({
    subject: `${back} ফেরত পাচ্ছেন: ${salon}`,
    preview: goesBack,
    heading: "আপনার টাকা ফেরত যাচ্ছে",
    paragraphs: [
      {
        paid_already: `আপনি ${paid} দিয়েছেন, কিন্তু এর টাকা আগেই দেওয়া ছিল। কেনা হয়েছে একবারই, তাই দ্বিতীয় পেমেন্টের পুরো টাকা ফেরত যাচ্ছে।`,
        bought_nothing: `আপনি ${paid} দিয়েছেন, কিন্তু এই পেমেন্টে কিছু কেনা হয়নি।`,
        gift_card_ended: `আপনি ${paid} দিয়ে যে গিফট কার্ড কিনেছিলেন, পার্লার সেটি বাতিল করেছে। এর কিছুই খরচ হয়নি, আর এর কোড দিয়ে এখন আর পেমেন্ট করা যাবে না।`,
      }[why],
      goesBack,
    ],
    reason: reason(salon),
  }),

  handedBack: (salon, back) => ({
    subject: `${back} আপনার হাতে ফেরত দেওয়া হয়েছে: ${salon}`,
    preview: `${back} পার্লারে আপনার হাতে ফেরত দেওয়া হয়েছে।`,
    heading: "আপনার টাকা হাতে ফেরত দেওয়া হয়েছে",
    paragraphs: [
      `${back} আপনার কার্ডে ফেরত যাওয়ার কথা ছিল, কিন্তু সেখানে পৌঁছায়নি। তাই টাকাটি পার্লারে আপনার হাতে ফেরত দেওয়া হয়েছে; কার্ডে আর কিছু যাবে না।`,
      "টাকা না পেয়ে থাকলে পার্লারে ফোন করুন।",
    ],
    reason: reason(salon),
  }),

  notHandedBack: (salon, back) => ({
    subject: `${back} আপনার হাতে ফেরত দেওয়া হয়নি: ${salon}`,
    preview: `আগের ইমেইলটি ভুল ছিল: ${back} আপনি এখনো ফেরত পাবেন।`,
    heading: "আপনার টাকা হাতে ফেরত দেওয়া হয়নি",
    paragraphs: [
      `আমরা লিখেছিলাম, ${back} পার্লারে আপনার হাতে ফেরত দেওয়া হয়েছে। সেটি ভুল ছিল, আমরা দুঃখিত। টাকাটি আপনি ফেরত পাবেন।`,
      "পার্লারে টাকা পেয়ে থাকলে আমাদের ফোন করুন।",
    ],
    reason: reason(salon),
  }),
};
