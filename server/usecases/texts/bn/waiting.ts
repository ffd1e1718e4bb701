import { atPlace } from "#domain/bangla-endings.ts";
import type { waiting as english } from "#server/usecases/texts/en/waiting.ts";

const reason = "আপনি আমাদের ওয়েটিং লিস্টে আছেন বলে এই ইমেইল পেয়েছেন।";
const kept = "না নিলে সময়টি পরের জন পাবেন, আর ওয়েটিং লিস্টে আপনার জায়গা থাকবে।";

export const waiting: typeof english = {
  offered: ({ salon, name, when, until }) => ({
    subject: `একটি সময় খালি হয়েছে: ${when}`,
    preview: `${until} পর্যন্ত এটি আপনার।`,
    heading: `${name}, একটি সময় খালি হয়েছে`,
    paragraphs: [
      `${atPlace(salon)} একটি সময় ${until} পর্যন্ত আপনার জন্য ধরে রাখা আছে: ${when}। এর মধ্যে নিয়ে নিলে আর কেউ এটি পাবেন না।`,
      kept,
    ],
    reason,
  }),

  offeredToCaller: ({ salon, name, when, until }) => ({
    subject: `একটি সময় খালি হয়েছে: ${when}`,
    preview: `${until} পর্যন্ত এটি আপনার।`,
    heading: `${name}, একটি সময় খালি হয়েছে`,
    paragraphs: [
      `${atPlace(salon)} একটি সময় ${until} পর্যন্ত আপনার জন্য ধরে রাখা আছে: ${when}। এর মধ্যে ফোন করুন, আমরা বুক করে দেব।`,
      kept,
    ],
    reason,
  }),

  take: "এই সময়টি নিন",
};
