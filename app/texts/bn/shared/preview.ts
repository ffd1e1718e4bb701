import type { previewTexts } from "#app/texts/en/shared/preview.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof previewTexts>("previewTexts", {
  ended: "এই প্রিভিউয়ের সময় শেষ: আপনি প্রকাশিত সাইট দেখছেন। খসড়াটি আবার দেখতে",
  again: "ওয়েবসাইট পাতায় গিয়ে “দেখুন” চাপুন।",
});
