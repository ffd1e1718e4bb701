import type { justBookedTexts } from "#app/texts/en/dashboard/just-booked.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof justBookedTexts>("justBookedTexts", {
  open: "অ্যাপয়েন্টমেন্ট খুলুন",
  close: "এই বুকিংয়ের খবর সরান",
});
