import type { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { inBangla } from "#app/texts/texts.ts";

/** Shown alone below the card's field, so it also says what to do. */
const unknownOfCard = "ব্যাংক এই পেমেন্ট নেয়নি। কোনো টাকা কাটা হয়নি। অন্য কার্ড দিন।";

/** What the card provider's field and the bank say about a card. */
const cardSentences: Record<string, string> = {
  "Your card number is incomplete.": "কার্ডের নম্বর পুরোটা লেখা হয়নি।",
  "Your card number is invalid.": "কার্ডের নম্বরটি ঠিক নয়।",
  "Your card number is incorrect.": "কার্ডের নম্বরটি ঠিক নয়।",
  "Your card's expiration date is incomplete.": "কার্ডের মেয়াদ পুরোটা লেখা হয়নি।",
  "Your card's expiration date is in the past.": "কার্ডের মেয়াদ শেষ হয়ে গেছে।",
  "Your card's expiration year is in the past.": "কার্ডের মেয়াদ শেষ হয়ে গেছে।",
  "Your card's expiration year is invalid.": "কার্ডের মেয়াদের বছরটি ঠিক নয়।",
  "Your card's expiration month is invalid.": "কার্ডের মেয়াদের মাসটি ঠিক নয়।",
  "Your card's security code is incomplete.": "কার্ডের পেছনের কোড পুরোটা লেখা হয়নি।",
  "Your card's security code is invalid.": "কার্ডের পেছনের কোডটি ঠিক নয়।",
  "Your card's security code is incorrect.": "কার্ডের পেছনের কোডটি ঠিক নয়।",
  "Your card has expired.": "কার্ডের মেয়াদ শেষ হয়ে গেছে।",
  "Your card has insufficient funds.": "কার্ডে যথেষ্ট টাকা নেই।",
  "Your card was declined.": "ব্যাংক কার্ডটি নেয়নি।",
  "Your card was declined. This transaction requires authentication.":
    "ব্যাংক এই পেমেন্ট যাচাই করতে চায়, তাই এবার নেয়নি।",
  "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.":
    "অল্প সময়ে বেশিবার চেষ্টা হয়েছে বা কার্ডের সীমা পেরিয়েছে, তাই ব্যাংক কার্ডটি নেয়নি।",
  "Your card is not supported.": "এই ধরনের কার্ডে এখানে পেমেন্ট করা যায় না।",
  "An error occurred while processing your card. Try again in a little bit.":
    "কার্ডে পেমেন্ট নেওয়ার সময় ব্যাংকে একটি সমস্যা হয়েছে।",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.":
    "ব্যাংকের যাচাইয়ে পেমেন্টটি নিশ্চিত করা যায়নি।",
};

inBangla<typeof paymentTexts>("paymentTexts", {
  title: "আপনার তথ্য ও পেমেন্ট",
  name: "নাম",
  email: "ইমেইল",
  serviceName: "সেবার নাম",
  mobile: "মোবাইল নম্বর",
  byCard: "কার্ডে পেমেন্ট করুন",
  testCard: (card) => `পরীক্ষামূলক: কোনো টাকা কাটবে না। কার্ড ${card}, ভবিষ্যতের যেকোনো তারিখ ও যেকোনো কোড দিন।`,
  card: "কার্ডের নম্বর, মেয়াদ (মাস/বছর) ও পেছনের কোড (সিভিসি)",
  cardSaid: (sentence) => cardSentences[sentence] ?? (isBangla(sentence) ? sentence : unknownOfCard),
  pay: "পেমেন্ট করুন",
  paying: "পেমেন্ট হচ্ছে",
  book: "বুক করুন",
  booking: "বুকিং হচ্ছে",
  timeFirst: "আগে সময় বেছে নিন",
  nothingToPay: "কিছু দিতে হবে না।",
  begin: (words) => words,
  sentence: (words) => `${words}।`,
  agreed: (terms) => `; ${terms}।`,
  now: (sum) => `এখন ${sum}`,
  howMuch: "এখন কত দেবেন?",
  restThere: (sum) => `পার্লারে ${sum}`,
  allNow: (sum) => `এখন পুরো ${sum}`,
  nothingThere: "সেদিন আর কিছু দিতে হবে না",
  nothingNow: "এখন কিছু দিতে হবে না",
  owesNothing: "বাতিল করলে কিছু দিতে হবে না",
  because: {
    no_shows: "আগে বুক করে আসেননি, তাই এবারের টাকা এখনই দিতে হবে।",
    service: "এই সেবা বুক করার সময় এটুকু দিতে হয়।",
    basket: "এই দামের অ্যাপয়েন্টমেন্ট বুক করার সময় এটুকু দিতে হয়।",
    new_guest: "প্রথমবার বুক করার সময় এটুকু দিতে হয়।",
    member: "মেম্বাররা বুক করার সময় এটুকু দেন।",
    unverified: "পার্লারে টাকা দিতে চাইলে ইমেইল ঠিকানাটি নিশ্চিত করুন।",
    unpaid_visits:
      "আপনার সামনের দুটি অ্যাপয়েন্টমেন্টের টাকা বাকি, তাই এটির টাকা এখনই দিতে হবে। একটি হয়ে গেলে আবার পার্লারে দিতে পারবেন।",
  },
  byPhone: "এই অ্যাপয়েন্টমেন্ট ফোনে বুক করতে হয়। পার্লারে ফোন করুন।",
  confirmFirst: "বুক করার আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন।",
  partNow: "এখন",
  partGift: "গিফট কার্ড থেকে",
  fromGift: (sum) => `${sum} গিফট কার্ড থেকে`,
  sessionUntil: (until) => `${until} পর্যন্ত বাতিল করলে সেশনটি ফেরত আসবে`,
  sessionStays: "বুক করার পরে সেশনটি আর ফেরত আসবে না",
  partPackage: "আপনার প্যাকেজ থেকে",
  fromPackage: (sum) => `${sum} আপনার প্যাকেজ থেকে`,
  partThere: "পার্লারে",
  cardsNotLoaded: "কার্ডের ঘরটি লোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  wentThrough: "আপনার পেমেন্ট হয়ে গেছে",
  notSaved: (why) =>
    `, তবে বুকিং এখনো সংরক্ষণ হয়নি। ${why} আবার টাকা দিতে হবে না: বুকিং নিজে থেকেই ‘আমার বুকিং’ পাতায় চলে আসবে, অথবা এখনই সংরক্ষণ করুন।`,
  save: "এখনই সংরক্ষণ করুন",
  intentFailed: "পেমেন্ট শুরু করা গেল না। আবার চেষ্টা করুন।",
  confirmed: "আপনার বুকিং নিশ্চিত হয়েছে",
  slow: "ব্যাংক এখনো উত্তর দেয়নি। ব্যাংক অনুমোদন চাইলে তাদের উইন্ডো বা অ্যাপে গিয়ে দিন। অপেক্ষা করতে পারেন, অথবা থামাতে পারেন: তাহলে কোনো টাকা কাটা হবে না।",
  stop: "পেমেন্ট থামান",
  stopping: "থামানো হচ্ছে",
  tooLate: "ব্যাংক সিদ্ধান্ত নিচ্ছে, তাই আর থামানো যাবে না। উত্তরের অপেক্ষা করুন: দুবার টাকা কাটা হবে না।",
  cardNotReady: "কার্ডের ঘরটি এখনো তৈরি নয়।",
  partMissing: "পাতার একটি অংশ লোড করা গেল না। কোনো টাকা কাটা হয়নি। পাতাটি আবার লোড করে তারপর পেমেন্ট করুন।",
  unreached: "কার্ড নেটওয়ার্কের সঙ্গে যোগাযোগ করা গেল না। কোনো টাকা কাটা হয়নি। সংযোগ দেখে আবার পেমেন্ট করুন।",
  otherSum: (sum) => `এখন যা দিতে হবে তা বদলে ${sum} হয়েছে, এখনো কোনো টাকা কাটা হয়নি। দেখে নিয়ে আবার পেমেন্ট করুন।`,
  lost: "উত্তর আসার আগেই কার্ড নেটওয়ার্কের সংযোগ কেটে গেছে। সংযোগ দেখে আবার পেমেন্ট করুন: দুবার টাকা কাটা হবে না।",
  refused: (reason) =>
    reason === unknownOfCard ? reason : `${reason} কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন, বা অন্য কার্ড দিন।`,
  checking:
    "ব্যাংক এখনো এই পেমেন্ট যাচাই করছে। ততক্ষণ সময়টি আপনারই থাকছে। এখানে অপেক্ষা করুন, বা পরে আসুন: পেমেন্ট হয়ে গেলে বুকিং নিজে থেকেই ‘আমার বুকিং’ পাতায় চলে আসবে, না হলে কোনো টাকা কাটা হবে না।",
  notFinished: "পেমেন্ট শেষ হয়নি।",
});

function isBangla(sentence: string): boolean {
  return /[\u0980-\u09ff]/.test(sentence);
}
