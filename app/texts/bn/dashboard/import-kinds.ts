import { digits } from "#app/texts/bn/public/digits.ts";
import type { importKindTexts } from "#app/texts/en/dashboard/import-kinds.ts";
import { inBangla } from "#app/texts/texts.ts";

const people = (count: number) => `${digits(count)} জন অতিথি`;
const services = (count: number) => `${digits(count)}টি সেবা`;

inBangla<typeof importKindTexts>("importKindTexts", {
  guests: {
    kind: "অতিথি",
    title: "আপনার অতিথিদের নিয়ে আসুন",
    hint: "প্রতি সারিতে একজন অতিথি, নাম আর মোবাইল বা ই-মেইলসহ। প্রথম সারিতে কলামের নাম। সর্বোচ্চ ১০,০০০ সারি।",
    notEnough: "নামের কলাম আর মোবাইল বা ই-মেইলের একটি কলাম বেছে নিন।",
    made: () => "নতুন অতিথি",
    joined: () => "আগের অতিথির সঙ্গে মিলেছে",
    joinedHow: "একই আইডি, নম্বর বা ই-মেইল",
    nothingNew: "এই ফাইলে নতুন কিছু নেই: সবাই আগে থেকেই আছেন।",
    importThem: (count) => `${people(count)} আনুন`,
    notImported: "কোনো অতিথি যোগ হয়নি",
    doneTitle: (count) => `${people(count)} চলে এসেছেন`,
    until: (moment) =>
      `${moment} পর্যন্ত পুরোটা ফিরিয়ে নেওয়া যাবে। এর মধ্যে যাঁদের বুকিং হয়েছে বা তথ্য বদলেছে, তাঁরা থেকে যাবেন।`,
    see: "অতিথিদের দেখুন",
    sureText: "এই ফাইলের অতিথিরা নোটসহ চলে যাবেন। এর মধ্যে যাঁদের বুকিং হয়েছে বা তথ্য বদলেছে, তাঁরা থাকবেন।",
    takenBack: (gone, stayed) =>
      stayed === 0
        ? `${people(gone)} ফিরিয়ে নেওয়া হয়েছে।`
        : `${people(gone)} ফিরিয়ে নেওয়া হয়েছে। ${people(stayed)} এর মধ্যে বদলেছেন, তাই আছেন।`,
  },
  services: {
    kind: "সেবা",
    title: "আপনার সেবাগুলো নিয়ে আসুন",
    hint: "প্রতি সারিতে একটি সেবা, নাম, দাম আর কত মিনিট লাগে তা-সহ। প্রথম সারিতে কলামের নাম। সর্বোচ্চ ৫০০ সারি। নতুন সেবা সঙ্গে সঙ্গেই বুক করা যাবে, সব মাস্টারের কাছে।",
    notEnough: "নাম, দাম আর মিনিটের কলাম বেছে নিন।",
    made: () => "নতুন সেবা",
    joined: () => "আগের সেবার সঙ্গে মিলেছে",
    joinedHow: "একই আইডি, বা একই নাম ও বিভাগ",
    nothingNew: "এই ফাইলে নতুন কিছু নেই: সেবাগুলো আগে থেকেই আছে।",
    importThem: (count) => `${services(count)} আনুন`,
    notImported: "কোনো সেবা যোগ হয়নি",
    doneTitle: (count) => `${services(count)} চলে এসেছে`,
    until: (moment) =>
      `${moment} পর্যন্ত পুরোটা ফিরিয়ে নেওয়া যাবে। এর মধ্যে যেগুলো বুক হয়েছে বা বদলেছে, সেগুলো থেকে যাবে। এবার ছবি আর মাস্টারদের দেখে নিন।`,
    see: "সেবাগুলো দেখুন",
    sureText: "এই ফাইলের সেবাগুলো চলে যাবে। এর মধ্যে যেগুলো বুক হয়েছে বা বদলেছে, সেগুলো থাকবে।",
    takenBack: (gone, stayed) =>
      stayed === 0
        ? `${services(gone)} ফিরিয়ে নেওয়া হয়েছে।`
        : `${services(gone)} ফিরিয়ে নেওয়া হয়েছে। ${services(stayed)} এর মধ্যে বুক হয়েছে বা বদলেছে, তাই আছে।`,
  },
});
