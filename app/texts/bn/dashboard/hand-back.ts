import type { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof handBackTexts>("handBackTexts", {
  title: (sum, guest) => `${guest}-কে ${sum} ফেরত দিন`,
  why: "পার্লারে টাকা নেওয়ার পর অ্যাপয়েন্টমেন্টের দাম কমেছে। ক্যাশে এখন থেকে এই পরিমাণ টাকা কম থাকবে।",
  whyCancelled: "পার্লারে টাকা দেওয়ার পর অতিথি অ্যাপয়েন্টমেন্টটি বাতিল করেছেন। ক্যাশে এখন থেকে এই পরিমাণ টাকা কম থাকবে।",
  how: "কীভাবে ফেরত দেওয়া হলো",
  later: "এখন নয়",
  done: (sum) => `${sum} ফেরত দেওয়া হয়েছে`,
  writing: "লেখা হচ্ছে",
  notWritten: "লেখা যায়নি",
});
