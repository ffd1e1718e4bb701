import { digits } from "#app/texts/bn/public/digits.ts";
import type { settingsExampleTexts } from "#app/texts/en/dashboard/settings-examples.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof settingsExampleTexts>("settingsExampleTexts", {
  incomplete: "কী দাঁড়ায় তা দেখতে ওপরের বাক্যগুলো পূরণ করুন।",
  withService: (service, price) => `${service}, দাম ${price}:`,
  cancels: (hours, { percent, paid, back }) =>
    `অতিথি ${hours} ঘণ্টা আগে বাতিল করলে ${share(percent, paid, back)}।`,
  calls: (hours) => `অতিথি ${hours} ঘণ্টা আগে বাতিল করতে চাইলে আপনাকে ফোন করতে হবে।`,
  changesMind: (minutes, hours, back) =>
    `অতিথি ${hours} ঘণ্টা আগে বুক করে ${minutes} মিনিট পরে বাতিল করলে ${back} ফেরত পান।`,
  moves: (moves, calls) =>
    `অতিথি ${moves} ঘণ্টা আগে নিজেই সময় বদলাতে পারেন। ${calls} ঘণ্টা বাকি থাকলে আপনাকে ফোন করতে হবে।`,
  movesAlways: "শুরু হওয়ার আগ পর্যন্ত অতিথি নিজেই সময় বদলাতে পারেন।",
  offered: (now, hours) => `আপনার খোলা থাকার সময়ের মধ্যে, অতিথি ${now} দেখলে পাবেন ${hours} ইত্যাদি সময়।`,
  lastDay: (day) => `আজ বুক করা যায় সর্বশেষ ${day} তারিখের জন্য।`,
  held: (taken, until) =>
    `অতিথি ${taken} কোনো সময় বেছে নিলে সেটি পেমেন্টের জন্য ${until} পর্যন্ত ধরা থাকে, তারপর অন্যরা নিতে পারেন।`,
  heldLonger: (until) => `অতিথি একবার বাড়িয়ে ${until} পর্যন্ত রাখতে পারেন।`,
  inFull: (service, price) => `${service ? `${service}: ` : ""}বুক করার সময় অতিথি পুরো ${price} দেন।`,
  inParts: (service, price, now, later) =>
    `${service ?? "একটি অ্যাপয়েন্টমেন্ট"}, দাম ${price}: বুক করার সময় ${now}, ${later === null ? "আর কিছু বাকি থাকে না" : `পার্লারে ${later}`}।`,
  paysInFull: (missed, price) => `আগে ${missed} বার না এলে অতিথি বুক করার সময় পুরো ${price} দেন।`,
  atSalon: (service, price) =>
    `${service ?? "একটি অ্যাপয়েন্টমেন্ট"}, দাম ${price}: বুক করার সময় কিছু না, পার্লারে ${price}।`,
  depositStays: (now) =>
    `অতিথি না এলে ${now} আপনার কাছেই থাকে। অ্যাপয়েন্টমেন্ট বাতিল হলে আপনার নিয়মে যা ফেরত যায়, তা এরই একটি অংশ।`,
  noTax: "রসিদে কোনো করের কথা লেখা থাকে না।",
  tax: (price, tax, name) => `${price}-এর রসিদে লেখা থাকে: এর মধ্যে ${name} ${tax}।`,
  noMembership: "এখন কোনো মেম্বারশিপ বিক্রি হচ্ছে না।",
  noCards: "মেম্বারশিপ শুধু কার্ডেই কেনা যায়। এখানে কার্ড নেওয়া হয় না, তাই কোনো মেম্বারশিপ বিক্রি হচ্ছে না।",
  member: (service, { full, less }, visits) =>
    `${service ? `${service} নিলে ` : ""}মেম্বার ${full}-এর জায়গায় ${less} দেন।${
      visits === null ? "" : ` এমন ${visits} বার এলেই বছরের দাম উঠে আসে।`
    }`,
});

function share(percent: number, paid: string, back: string): string {
  if (percent === 0) return `${paid}-এর কিছুই ফেরত যায় না`;
  if (percent === 100) return `${paid}-এর পুরোটাই ফেরত যায়`;
  return `${paid}-এর ${percent === 50 ? "অর্ধেক" : `${digits(percent)}%`} ফেরত যায়, মানে ${back}`;
}
