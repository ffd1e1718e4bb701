import type { serviceChoicesTexts } from "#app/texts/en/public/service-choices.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof serviceChoicesTexts>("serviceChoicesTexts", {
  howLong: "আপনার চুল কতটা লম্বা?",
  whichSize: "কোনটি নেবেন?",
  addToIt: "সঙ্গে যোগ করুন",
  optional: "চাইলে",
});
