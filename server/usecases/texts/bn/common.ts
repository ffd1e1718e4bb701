import { writeReceiptNumber } from "#domain/receipt-number.ts";
import type { common as english } from "#server/usecases/texts/en/common.ts";
import { inBangla } from "#server/usecases/texts/written.ts";

const goesBack = (sum: string, toCard: boolean) =>
  toCard
    ? `যে কার্ডে টাকা দিয়েছেন, ${sum} সেখানেই ফেরত যাচ্ছে। ব্যাংকে জমা হতে পাঁচ থেকে দশ দিন লাগে।`
    : `${sum} পার্লারেই আপনার হাতে ফেরত দেওয়া হবে।`;

export const common: typeof english = {
  written: inBangla,
  and: " ও ",
  span: (from, to) => `${from} থেকে ${to}`,
  goesBack,
  allGoesBack: (sum, toCard) => goesBack(`পুরো ${sum}`, toCard),
  goesBackInShort: (sum, toCard) => (toCard ? `${sum} কার্ডে ফেরত যাচ্ছে।` : `${sum} পার্লারে ফেরত পাবেন।`),
  questions: (phone) => `কোনো প্রশ্ন আছে? ফোন করুন: ${phone}।`,
  callToChange: (phone) => `আসতে পারছেন না, বা অন্য সময় চান? ফোন করুন: ${phone}।`,
  directions: "পথ দেখুন",
  terms: {
    title: "বাতিল করলে কত কাটা যাবে",
    until: (moment) => `${moment} পর্যন্ত`,
    after: "এরপর",
    fromNow: "এখন থেকে",
    costs: (cost, back) =>
      cost === "" ? `কিছুই না, ${back} ফেরত পাবেন` : back === "" ? `পুরো ${cost}` : `${cost}, ফেরত পাবেন ${back}`,
  },
  visitReason: "আপনি একটি অ্যাপয়েন্টমেন্ট বুক করেছেন বলে এই ইমেইল পেয়েছেন।",
  unsubscribe: "এ ধরনের ইমেইল আর চাই না",
  rows: {
    service: "সেবা",
    visit: "অ্যাপয়েন্টমেন্ট",
    transaction: "লেনদেন নম্বর",
    paid: "পরিশোধিত",
    paidNow: "কার্ডে পরিশোধিত",
    atBank: "আপত্তির কারণে আপনার ব্যাংকে আছে",
    paidByGiftCard: "গিফট কার্ডে পরিশোধিত",
    paidByPackage: "প্যাকেজের সেশনে পরিশোধিত",
    dueAtSalon: "পার্লারে দেবেন",
    tip: "এর বাইরে বকশিশ",
    paidAtSalon: "পার্লারে পরিশোধিত",
    backOnGiftCard: "গিফট কার্ডে ফেরত",
    backInPackage: "প্যাকেজে ফেরত",
    takenBack: "পার্লারে টাকা নেওয়া বাতিল",
    handBack: "পার্লারে ফেরত পাবেন",
    handedBack: "পার্লারে ফেরত দেওয়া হয়েছে",
    kept: "নিয়ম অনুযায়ী কেটে রাখা হলো",
    goesBack: "ফেরত যাচ্ছে",
    discount: "ছাড়",
    total: "মোট",
    taxIncluded: (name, percent) => `${name} ${inBangla.number(percent)}%, দামের মধ্যেই ধরা`,
    paidBy: { card: "কার্ডে", gift_card: "গিফট কার্ডে", package: "প্যাকেজের সেশনে", salon: "পার্লারে" },
    paidHow: "যেভাবে পেমেন্ট",
    date: "তারিখ",
    mobile: "মোবাইল",
    email: "ইমেইল",
  },
  actions: {
    bookings: "আমার বুকিং দেখুন",
    calendar: "ক্যালেন্ডারে যোগ করুন",
    change: "বদলান বা বাতিল করুন",
    receipt: "রসিদ দেখুন",
    services: "আমাদের সেবা দেখুন",
    again: "আবার বুক করুন",
    review: "মতামত লিখুন",
    login: "লগইন করুন",
    newPassword: "নতুন পাসওয়ার্ড দিন",
    confirmAddress: "আমার ঠিকানা নিশ্চিত করুন",
    setup: "প্রথম ধাপগুলোতে ফিরুন",
    join: "আমন্ত্রণ গ্রহণ করুন",
    handled: "উত্তর দেওয়া হয়েছে",
  },
  receiptNumber: (number) => `রসিদ ${inBangla.number(writeReceiptNumber(number))}`,
  calendar: {
    summary: (service, salon) => `${service}, ${salon}`,
    with: (masters) => `বিউটিশিয়ান: ${masters}।`,
  },
};
