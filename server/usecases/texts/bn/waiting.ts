import type { waiting as english } from "#server/usecases/texts/en/waiting.ts";

const reason = "আপনি আমাদের অপেক্ষার তালিকায় আছেন বলে এই ই-মেইল পাচ্ছেন।";
const kept = "না নিলে সময়টি পরের জনের কাছে যাবে, আর তালিকায় আপনার জায়গা থাকবে।";

export const waiting: typeof english = {
  offered: ({ salon, name, when, until }) => ({
    subject: `একটি সময় খালি হয়েছে: ${when}`,
    preview: `${until} পর্যন্ত এটি আপনার।`,
    heading: `${name}, একটি সময় খালি হয়েছে`,
    paragraphs: [
      `${salon}-এ ${when} সময়টি ${until} পর্যন্ত আপনার জন্য ধরে রাখা আছে। এর আগে নিলে আর কেউ এটি পাবে না।`,
      kept,
    ],
    reason,
  }),

  offeredToCaller: ({ salon, name, when, until }) => ({
    subject: `একটি সময় খালি হয়েছে: ${when}`,
    preview: `${until} পর্যন্ত এটি আপনার।`,
    heading: `${name}, একটি সময় খালি হয়েছে`,
    paragraphs: [
      `${salon}-এ ${when} সময়টি ${until} পর্যন্ত আপনার জন্য ধরে রাখা আছে। এর আগে ফোন করুন, আমরা বুক করে দেব।`,
      kept,
    ],
    reason,
  }),

  take: "এই সময়টি নিন",
};
