import type { contactTexts } from "#app/texts/en/public/contact.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof contactTexts>("contactTexts", {
  title: "যোগাযোগ",
  description: "আমরা কোথায় আছি, আর কীভাবে আমাদের সঙ্গে যোগাযোগ করবেন।",
  firstName: "নামের প্রথম অংশ",
  lastName: "নামের শেষ অংশ",
  email: "ইমেইল ঠিকানা",
  mobile: "মোবাইল নম্বর",
  mobileShape: "০১XXXXXXXXX",
  digitsOnly: "শুধু সংখ্যা লিখুন, চাইলে শুরুতে + দিতে পারেন",
  message: "বার্তা",
  leaveEmpty: "এই ঘরটি খালি রাখুন",
  sending: "পাঠানো হচ্ছে",
  send: "বার্তা পাঠান",
  sent: "ধন্যবাদ। আপনার বার্তা আমরা পেয়েছি, শিগগিরই আপনাকে ফোন করব।",
  phone: "ফোন",
  hours: "সময়",
  address: "ঠিকানা",
  mail: "ইমেইল",
  directions: "পথ দেখুন",
  reach: "ফোন করুন, লিখুন, নয়তো চলে আসুন",
});
