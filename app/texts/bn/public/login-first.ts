import type { loginFirstTexts } from "#app/texts/en/public/login-first.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof loginFirstTexts>("loginFirstTexts", {
  pleaseLogin: "অ্যাপয়েন্টমেন্ট নিতে অনুগ্রহ করে লগইন করুন",
  notLogin: "আপনি এখনো লগইন করেননি",
  cancel: "বাতিল",
  loginNow: "এখনই লগইন করুন",
  createAnAccount: "অ্যাকাউন্ট খুলুন",
  withMaster: (name) => `${ofName(name)} কাছে`,
});
