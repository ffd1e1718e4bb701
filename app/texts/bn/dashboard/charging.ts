import type { chargingTexts } from "#app/texts/en/dashboard/charging.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof chargingTexts>("chargingTexts", {
  checkCard: "কার্ডের তথ্য দেখে নিন।",
  bankRefused: "আপনার ব্যাংক এই পেমেন্ট নেয়নি।",
  bankWorking:
    "ব্যাংক এখনো এই পেমেন্ট যাচাই করছে। হয়ে গেলে বুকিং নিজে থেকেই ‘আমার বুকিং’ পাতায় চলে আসবে। আবার টাকা দেবেন না।",
});
