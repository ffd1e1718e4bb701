import type { common as english } from "#server/usecases/texts/en/common.ts";
import { inBangla } from "#server/usecases/texts/written.ts";

export const common: typeof english = {
  written: inBangla,
  and: " ও ",
  span: (from, to) => `${from} থেকে ${to}`,
  questions: (phone) => `কোনো প্রশ্ন আছে? ফোন করুন: ${phone}।`,
  directions: "পথ দেখুন",
  terms: {
    title: "বাতিল করলে কত কাটা যাবে",
    until: (moment) => `${moment} পর্যন্ত`,
    after: "এরপর",
    costs: (cost, back) =>
      cost === "" ? `কিছুই না, ${back} ফেরত পাবেন` : back === "" ? `পুরো ${cost}` : `${cost}, ফেরত পাবেন ${back}`,
  },
  visitReason: "আপনি একটি অ্যাপয়েন্টমেন্ট বুক করেছেন বলে এই ইমেইল পেয়েছেন।",
  unsubscribe: "এ ধরনের ইমেইল আর চাই না",
  rows: {
    service: "সেবা",
    transaction: "লেনদেন নম্বর",
    paid: "পরিশোধিত",
    goesBack: "ফেরত যাচ্ছে",
    discount: "ছাড়",
    total: "মোট",
    taxIncluded: (name, percent) => `${name} ${inBangla.number(percent)}%, দামের ভেতরে`,
    paidBy: { card: "কার্ডে", salon: "পার্লারে" },
    paidHow: "পরিশোধের ধরন",
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
    handled: "সম্পন্ন বলে চিহ্নিত করুন",
  },
  receiptNumber: (number) => `রসিদ ${inBangla.number(number)}`,
  calendar: {
    summary: (service, salon) => `${service}, ${salon}`,
    with: (masters) => `বিউটিশিয়ান: ${masters}।`,
  },
};
