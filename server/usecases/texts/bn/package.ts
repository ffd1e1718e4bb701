import { atPlace, ofName } from "#domain/bangla-endings.ts";
import type { pack as english } from "#server/usecases/texts/en/package.ts";

export const pack: typeof english = {
  bought: ({ salon, service, sessions, until }) => ({
    subject: `আপনার প্যাকেজ: ${sessions} × ${service}`,
    preview: `${atPlace(salon)} ${sessions}টি সেশন, পরিশোধিত।`,
    heading: `আপনার ${ofName(service)} ${sessions}টি সেশন আছে`,
    paragraphs: [
      "বুকিংয়ের সময় এই সেবাটি বেছে নিন: প্যাকেজের একটি সেশন দিয়েই এর পেমেন্ট হয়ে যাবে।",
      until === null
        ? "প্যাকেজের মেয়াদ ফুরায় না। সময়মতো বাতিল করলে সেশনটি ফেরত আসে।"
        : `${until} পর্যন্ত সেশন বুক করা যায়। সময়মতো বাতিল করলে সেশনটি ফেরত আসে।`,
    ],
    reason: "আপনি একটি প্যাকেজ কিনেছেন বলে এই ইমেইল পেয়েছেন। এটিই আপনার রসিদ, অনুগ্রহ করে রেখে দিন।",
  }),
  refunded: ({ salon, service, back }) => ({
    subject: `${atPlace(salon)} আপনার প্যাকেজের টাকা ফেরত দেওয়া হয়েছে`,
    preview: back,
    heading: "আপনার প্যাকেজের টাকা ফেরত যাচ্ছে",
    paragraphs: [
      `পার্লার আপনার ${ofName(service)} প্যাকেজটি বাতিল করেছে, তাই যে সেশনগুলো ব্যবহার হয়নি তার টাকা ফেরত পাবেন। ${back}`,
      "এই প্যাকেজ দিয়ে যা বুক করেছেন, তা থাকছে।",
    ],
    reason: "আপনি একটি প্যাকেজ কিনেছেন বলে এই ইমেইল পেয়েছেন।",
  }),
  handedBack: ({ salon, service, back }) => ({
    subject: `${atPlace(salon)} আপনার প্যাকেজ ফেরত দেওয়া হয়েছে`,
    preview: `পার্লারে ${back} ফেরত দেওয়া হয়েছে।`,
    heading: "আপনার প্যাকেজ ফেরত দেওয়া হয়েছে",
    paragraphs: [
      `পার্লার আপনার ${ofName(service)} প্যাকেজটি বাতিল করেছে। যে সেশনগুলো ব্যবহার হয়নি, তার ${back} যেভাবে দেওয়া হয়েছিল সেভাবেই ফেরত দেওয়া হয়েছে।`,
      "এই প্যাকেজ দিয়ে যা বুক করেছেন, তা থাকছে।",
    ],
    reason: "আপনি একটি প্যাকেজ কিনেছেন বলে এই ইমেইল পেয়েছেন।",
  }),
  rows: { sessions: "সেশন", until: "যে দিন পর্যন্ত বুক করা যায়" },
};
