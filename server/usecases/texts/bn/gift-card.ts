import { atPlace, ofName } from "#domain/bangla-endings.ts";
import type { giftCard as english } from "#server/usecases/texts/en/gift-card.ts";

export const giftCard: typeof english = {
  given: ({ salon, to, from, worth }) => ({
    subject: `${from} আপনাকে একটি গিফট কার্ড দিয়েছেন`,
    preview: `${atPlace(salon)} ${from} আপনাকে ${worth} উপহার দিয়েছেন।`,
    heading: `${to}, ${from} আপনাকে ${worth} উপহার দিয়েছেন`,
    paragraphs: [],
    notes: [
      "যেকোনো সেবায়, যেকোনো বিউটিশিয়ানের কাছে এটি ব্যবহার করা যায়। অল্প অল্প করেও খরচ করতে পারেন: বাকিটা কার্ডেই থাকে, আর এর মেয়াদ ফুরায় না।",
      "এটি রাখতে অ্যাকাউন্ট লাগে না। অ্যাপয়েন্টমেন্টের টাকা দেওয়ার সময় কোডটি লিখুন, অথবা পার্লারে বলুন। কোড যার কাছে, কার্ড তার; তাই টাকার মতোই যত্নে রাখুন।",
    ],
    reason: "কেউ আপনাকে একটি গিফট কার্ড দিয়েছেন বলে এই ইমেইল পেয়েছেন।",
  }),

  bought: ({ salon, to, worth, sends }) => ({
    subject: `${ofName(to)} জন্য আপনার গিফট কার্ড`,
    preview: `${atPlace(salon)} ${worth}, পরিশোধিত।`,
    heading: `${to}-কে আপনি ${worth} উপহার দিয়েছেন`,
    paragraphs: [`ধন্যবাদ। কার্ডটি ${sends} আলাদা একটি ইমেইলে পাঠানো হবে।`],
    reason: "আপনি একটি গিফট কার্ড কিনেছেন বলে এই ইমেইল পেয়েছেন। এটিই আপনার রসিদ, অনুগ্রহ করে রেখে দিন।",
  }),

  rows: { code: "কোড", onIt: "কার্ডে আছে", service: "যে সেবার জন্য", to: "যাঁর জন্য" },
  actions: { open: "গিফট কার্ডটি খুলুন" },
};
