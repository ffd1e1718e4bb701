import { digits } from "#app/texts/bn/public/digits.ts";
import type { policyTexts } from "#app/texts/en/public/policy.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof policyTexts>("policyTexts", {
  grace: (minutes) => `বুক করার ${digits(minutes)} মিনিটের মধ্যে পুরো টাকা`,
  shareUntil: (percent, hours) =>
    `${before(hours)} পর্যন্ত ${percent === 100 ? "পুরো টাকা" : `${digits(percent)}%`}`,
  nothing: (something, hours) =>
    `${something ? "এরপর আর টাকা ফেরত পাবেন না" : "টাকা ফেরত পাবেন না"}; ${before(hours)} পর্যন্ত নিজেই বাতিল করতে পারেন`,
  moving: (hours) =>
    `${before(hours)} পর্যন্ত কোনো বাড়তি খরচ ছাড়াই নিজে অ্যাপয়েন্টমেন্টের সময় বদলাতে পারেন। তার পরে হলে আমাদের ফোন করুন। নিজে সময় বদলানোর পরে বাতিল করলে, বদলানোর সময় যত টাকা ফেরত পেতেন তার বেশি পাবেন না।`,
  nothingBack: "বাতিল করলে কোনো টাকা ফেরত পাবেন না",
  backUntil: (percent, when) => `${when} পর্যন্ত বাতিল করলে ${back(percent)}`,
  terms: (told) => `${told.join(", ")}, এরপর টাকা ফেরত পাবেন না`,
});

function back(percent: number): string {
  if (percent === 100) return "পুরো টাকা ফেরত";
  return percent === 50 ? "অর্ধেক টাকা ফেরত" : `${digits(percent)}% টাকা ফেরত`;
}

function before(hours: number): string {
  return hours === 0 ? "শুরু হওয়ার আগ" : `শুরুর ${digits(hours)} ঘণ্টা আগে`;
}
