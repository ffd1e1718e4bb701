import type { moneyBack as english } from "#server/usecases/texts/en/money-back.ts";

export const moneyBack: typeof english = {
  whole: (salon, { paid, back }, why) => ({
    subject: `${back} আপনার কার্ডে ফেরত যাচ্ছে: ${salon}`,
    preview: `${back} সেই কার্ডেই ফেরত যাচ্ছে।`,
    heading: "আপনার টাকা ফেরত যাচ্ছে",
    paragraphs: [
      {
        paid_already: `আপনি ${paid} দিয়েছেন, কিন্তু যার জন্য দিয়েছেন তার টাকা আগেই দেওয়া হয়েছিল। সেটি আপনার একবারই আছে, আর দ্বিতীয় পেমেন্টটি পুরো ফেরত যাচ্ছে।`,
        bought_nothing: `আপনি ${paid} দিয়েছেন, কিন্তু এই পেমেন্টে কিছু কেনা হয়নি।`,
        gift_card_ended: `আপনি ${paid} দিয়ে যে গিফট কার্ড কিনেছিলেন, পার্লার তা শেষ করেছে। তার কিছুই খরচ হয়নি, আর তার কোড দিয়ে এখন আর কিছু কেনা যাবে না।`,
      }[why],
      `${back} সেই কার্ডেই ফেরত যাচ্ছে। ব্যাংকে দেখাতে পাঁচ থেকে দশ দিন লাগে।`,
    ],
    reason: `আপনি ${salon}-এর সাইটে টাকা দিয়েছেন বলে এই ইমেইল পেয়েছেন।`,
  }),
};
