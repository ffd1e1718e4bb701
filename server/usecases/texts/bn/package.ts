import type { pack as english } from "#server/usecases/texts/en/package.ts";

export const pack: typeof english = {
  bought: ({ salon, service, sessions, until }) => ({
    subject: `আপনার প্যাকেজ: ${sessions} × ${service}`,
    preview: `${salon}-এ ${sessions}টি সেশন, পরিশোধিত।`,
    heading: `আপনার ${service}-এর ${sessions}টি সেশন আছে`,
    paragraphs: [
      "বুকিংয়ের সময় এই সেবাটি বেছে নিন: প্যাকেজের একটি সেশন দিয়েই দাম মেটানো হবে।",
      until === null
        ? "প্যাকেজের মেয়াদ ফুরায় না। সময়মতো বাতিল করলে সেশনটি ফেরত আসে।"
        : `${until} পর্যন্ত সেশন বুক করা যায়। সময়মতো বাতিল করলে সেশনটি ফেরত আসে।`,
    ],
    reason: "আপনি একটি প্যাকেজ কিনেছেন বলে এই ইমেইল পেয়েছেন। এটিই আপনার রসিদ, অনুগ্রহ করে রেখে দিন।",
  }),
  rows: { sessions: "সেশন", until: "যত দিন বুক করা যায়" },
};
