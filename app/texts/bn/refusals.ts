import { digits } from "#app/texts/bn/digits.ts";
import { refusalTexts } from "#app/texts/en/refusals.ts";
import { inBangla } from "#app/texts/texts.ts";
import type { ErrorCode } from "#contract/errors.ts";

inBangla(refusalTexts, {
  pageBroke: "এই পাতায় কোথাও গোলমাল হয়েছে। পাতাটি আবার লোড করে চেষ্টা করুন।",
  network: "পার্লারের সঙ্গে যোগাযোগ করা গেল না। আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  tooMany: "অল্প সময়ে অনেকবার চেষ্টা হয়েছে। এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।",
  weBroke: "আমাদের দিকে কোথাও গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।",
  said: (sentence, code) => known[sentence] ?? withPhone(sentence) ?? byCode[code],
});

/** Sentences that say more than their code. */
const known: Record<string, string> = {
  "There is no such booking.": "এমন কোনো বুকিং নেই।",
  "There is no such service.": "এমন কোনো সেবা নেই।",
  "There is no such master.": "এমন কোনো বিউটিশিয়ান নেই।",
  "There is no such room.": "এমন কোনো কক্ষ নেই।",
  "A service needs this room. Change the service first.": "একটি সেবায় এই কক্ষ লাগে। আগে সেবাটি বদলান।",
  "This room has visits to come. Move those first.": "এই কক্ষে সামনে বুকিং আছে। আগে সেগুলো সরান।",
  "There is no such user.": "এমন কোনো ব্যবহারকারী নেই।",
  "There is no such review.": "এমন কোনো মতামত নেই।",
  "There is no such message.": "এমন কোনো বার্তা নেই।",
  "There is no such card.": "এমন কোনো কার্ড নেই।",
  "This card is not saved any more.": "এই কার্ডটি আর সংরক্ষিত নেই।",
  "This device is signed out already.": "এই ডিভাইসটি আগেই লগআউট করা হয়েছে।",
  "This time is not kept free any more.": "এই সময়টি আর খালি রাখা নেই।",
  "This date has no hours of its own any more.": "এই তারিখের আলাদা কোনো সময়সূচি আর নেই।",
  "This is the last admin. Make somebody else an admin first.": "ইনিই শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।",
  "You are the last admin. Make somebody else an admin first.": "আপনিই শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।",
  "You can't change your own role.": "নিজের ভূমিকা নিজে বদলানো যায় না।",
  "You can't delete your own account here.": "নিজের অ্যাকাউন্ট এখান থেকে মোছা যায় না।",
  "Somebody was faster: this hour has just been taken. Choose another one.":
    "কেউ একজন একটু আগে এই সময়টি নিয়ে ফেলেছেন। অন্য একটি সময় বেছে নিন।",
  "You have kept this hour for a while without paying, so others may take it for ten minutes. Choose another hour, or come back then.":
    "টাকা না দিয়ে সময়টি অনেকক্ষণ ধরে রাখা হয়েছে, তাই দশ মিনিট এটি অন্যদের জন্য খোলা থাকবে। অন্য একটি সময় বেছে নিন, অথবা পরে আবার আসুন।",
  "The salon has freed this hour for other guests. Choose another one, or call the salon.":
    "পার্লার এই সময়টি অন্য অতিথিদের জন্য খালি করেছে। অন্য একটি সময় বেছে নিন, অথবা পার্লারে ফোন করুন।",
  "You have kept many hours today without paying. Call the salon to book, or try again tomorrow.":
    "আজ টাকা না দিয়ে অনেক সময় ধরে রাখা হয়েছে। বুক করতে পার্লারে ফোন করুন, অথবা কাল আবার চেষ্টা করুন।",
  "You have kept many hours today without paying. Verify your e-mail address to keep more, or call the salon to book.":
    "আজ টাকা না দিয়ে অনেক সময় ধরে রাখা হয়েছে। আরও সময় ধরে রাখতে আপনার ইমেইল ঠিকানা যাচাই করুন, অথবা পার্লারে ফোন করে বুক করুন।",
  "Many hours are being kept from your network without being paid. Try again in a few minutes, or call the salon to book.":
    "আপনার নেটওয়ার্ক থেকে টাকা না দিয়ে অনেক সময় ধরে রাখা হচ্ছে। কয়েক মিনিট পরে আবার চেষ্টা করুন, অথবা পার্লারে ফোন করে বুক করুন।",
  "This guest is paying right now, or her bank is deciding. Look again in a few minutes.":
    "এই অতিথি এখনই টাকা দিচ্ছেন, অথবা তাঁর ব্যাংক যাচাই করছে। কয়েক মিনিট পরে আবার দেখুন।",
  "This hour is not kept any more: it was paid or has come free. Reload the calendar.":
    "এই সময়টি আর ধরে রাখা নেই: টাকা দেওয়া হয়েছে, নয়তো সময়টি খালি হয়েছে। ক্যালেন্ডার আবার লোড করুন।",
  "This file is not a picture we can read: choose a JPG, PNG or WebP":
    "এই ফাইলটি পড়ার মতো কোনো ছবি নয়: একটি JPG, PNG বা WebP বেছে নিন",
  "This picture has more than 20 million pixels: choose a smaller one":
    "এই ছবিতে ২ কোটির বেশি পিক্সেল আছে: ছোট একটি ছবি বেছে নিন",
  "Many pictures are being worked on. Wait a few seconds, then send yours again.":
    "এই মুহূর্তে অনেক ছবির কাজ চলছে। কয়েক সেকেন্ড অপেক্ষা করে আবার পাঠান।",
  "We could no longer keep this hour for you. Choose another one.":
    "সময়টি আপনার জন্য আর ধরে রাখা গেল না। অন্য একটি সময় বেছে নিন।",
  "We can't take this hour. Choose one of the free ones.":
    "এই সময়ে বুক করা যাচ্ছে না। খালি সময়গুলো থেকে একটি বেছে নিন।",
  "That service is no longer offered. Choose another one.": "এই সেবাটি আর দেওয়া হয় না। অন্য একটি বেছে নিন।",
  "That master does not perform this service. Choose another one.":
    "এই বিউটিশিয়ান এই সেবাটি দেন না। অন্য কাউকে বেছে নিন।",
  "That master does not perform this service. Choose another one, or anyone.":
    "এই বিউটিশিয়ান এই সেবাটি দেন না। অন্য কাউকে, অথবা যে কাউকে বেছে নিন।",
  "No service has this price. Reload the page to see today's prices.":
    "কোনো সেবার দাম এটি নয়। আজকের দাম দেখতে পাতাটি আবার লোড করুন।",
  "This visit is paid already. You find it under My bookings.":
    "এই অ্যাপয়েন্টমেন্টের পেমেন্ট আগেই হয়ে গেছে। এটি আমার বুকিং পাতায় আছে।",
  "You already have this visit. You find it under My bookings.":
    "এই অ্যাপয়েন্টমেন্টটি আপনার আছেই। এটি আমার বুকিং পাতায় পাবেন।",
  "This visit can't be moved any more. Book a new one.":
    "এই অ্যাপয়েন্টমেন্টের সময় আর বদলানো যায় না। নতুন করে বুক করুন।",
  "The visit has moved on meanwhile, so this can't be done any more.":
    "এর মধ্যে অ্যাপয়েন্টমেন্টের অবস্থা বদলে গেছে, তাই এটি আর করা যাচ্ছে না।",
  "The visit has not begun yet, so nobody has missed it.": "অ্যাপয়েন্টমেন্ট এখনো শুরু হয়নি, তাই কেউ অনুপস্থিত নন।",
  "What goes back has changed meanwhile. Look at it again.":
    "কত টাকা ফেরত যাবে তা এর মধ্যে বদলেছে। আরেকবার দেখে নিন।",
  "Your bank is still deciding about a payment. Wait a moment, then try again.":
    "আপনার ব্যাংক এখনো একটি পেমেন্ট যাচাই করছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।",
  "This payment has not succeeded, so nothing is booked and nothing was taken.":
    "এই পেমেন্টটি সফল হয়নি, তাই কিছু বুক হয়নি, কোনো টাকাও কাটা হয়নি।",
  "Your payment arrived, but that hour was no longer free, so we are giving the whole amount back. Choose another hour.":
    "আপনার পেমেন্ট এসেছে, কিন্তু সময়টি আর খালি ছিল না, তাই পুরো টাকা ফেরত দিচ্ছি। অন্য একটি সময় বেছে নিন।",
  "Only a completed visit of yours without a review can be reviewed.":
    "শুধু আপনার শেষ হওয়া, মতামত না দেওয়া অ্যাপয়েন্টমেন্ট নিয়েই মতামত দেওয়া যায়।",
  "Another service has this name already.": "এই নামে আরেকটি সেবা আগে থেকেই আছে।",
  "An hour can be kept longer once. Finish paying before the time is over.":
    "সময় একবারই বাড়ানো যায়। সময় শেষ হওয়ার আগেই পেমেন্ট শেষ করুন।",
  "Name the e-mail address of your own account to delete it.":
    "অ্যাকাউন্ট মুছতে আপনার নিজের অ্যাকাউন্টের ইমেইল ঠিকানাটি লিখুন।",
  "This is resolved already. Reload the page to see what is open.":
    "এটির সমাধান আগেই হয়ে গেছে। কী বাকি আছে দেখতে পাতাটি আবার লোড করুন।",
  "Nothing was paid for this visit yet, so there is no receipt.":
    "এই অ্যাপয়েন্টমেন্টের জন্য এখনো কোনো পেমেন্ট হয়নি, তাই রসিদও নেই।",
};

const byCode: Record<ErrorCode, string> = {
  invalid_input: "দেওয়া তথ্যের কোথাও ভুল আছে। দেখে নিয়ে আবার চেষ্টা করুন।",
  malformed_json: "পাঠানো তথ্য পড়া গেল না। পাতাটি আবার লোড করে চেষ্টা করুন।",
  body_too_large: "পাঠানো তথ্য বা ছবিটি বেশি বড়। ছোট একটি বেছে নিন।",
  unsupported_media_type: "এই ধরনের ফাইল নেওয়া যায় না।",
  not_found: "এটি আর নেই। পাতাটি আবার লোড করুন।",
  method_not_allowed: "এটি এখানে করা যায় না।",
  unauthenticated: "আগে লগইন করুন।",
  forbidden: "এটি আপনার জন্য নয়।",
  too_many_requests: "অল্প সময়ে অনেকবার চেষ্টা হয়েছে। এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।",
  price_mismatch: "দাম বদলে গেছে। আজকের দাম দেখতে পাতাটি আবার লোড করুন।",
  service_unavailable: "এটি এখন দেওয়া হচ্ছে না। অন্য কিছু বেছে নিন।",
  slot_taken: "এই সময়টি আর খালি নেই। অন্য একটি সময় বেছে নিন।",
  hold_limit: "টাকা না দিয়ে এর বেশি সময় ধরে রাখা যায় না। একটু পরে আবার চেষ্টা করুন, অথবা পার্লারে ফোন করে বুক করুন।",
  outside_hours: "এই সময়ে বুক করা যায় না। খালি সময়গুলো থেকে একটি বেছে নিন।",
  too_late: "এখান থেকে এটি করার সময় পেরিয়ে গেছে। পার্লারে ফোন করুন।",
  wrong_state: "অ্যাপয়েন্টমেন্টের অবস্থা বদলে গেছে, তাই এটি এখন করা যায় না।",
  paid_at_salon: "এর টাকা পার্লারে দেওয়া হয়েছে, ফেরতও সেখানেই দেওয়া হবে। পার্লারে ফোন করুন।",
  refund_changed: "কত টাকা ফেরত যাবে তা এর মধ্যে বদলেছে। আরেকবার দেখে নিন।",
  extended_already: "সময় একবারই বাড়ানো যায়।",
  purchase_closed: "এটির পেমেন্ট আগেই শেষ হয়েছে। পাতাটি আবার লোড করুন।",
  payment_not_succeeded: "পেমেন্টটি সফল হয়নি।",
  payment_mismatch: "এই পেমেন্টটি এর সঙ্গে মেলে না। কার্ড থেকে টাকা কাটা হয়ে থাকলে আমাদের জানান।",
  payment_already_used: "এই পেমেন্টটি আগেই ব্যবহার হয়েছে।",
  payment_refunded: "এই পেমেন্টের টাকা ফেরত দেওয়া হচ্ছে।",
  payment_provider_failed: "কার্ডের সেবা এখন সাড়া দিচ্ছে না। কোনো টাকা কাটা হয়নি; এক মিনিট পরে আবার চেষ্টা করুন।",
  payment_in_progress: "আরেকটি পেমেন্ট চলছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।",
  review_waiting: "আপনার আগের মতামতটি এখনো পার্লারের দেখার অপেক্ষায় আছে।",
  last_admin: "অন্তত একজন অ্যাডমিন থাকতেই হবে।",
  own_account: "নিজের অ্যাকাউন্টে এটি করা যায় না।",
  name_taken: "এই নামটি আগে থেকেই আছে।",
  picture_host_failed: "ছবিটি রাখা গেল না। একটু পরে আবার চেষ্টা করুন।",
  busy: "এই মুহূর্তে একসঙ্গে অনেক কাজ চলছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।",
  internal_error: "আমাদের দিকে কোথাও গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।",
  not_ready: "পার্লারের সার্ভার এখনো তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।",
};

/** Refusals that name the salon's telephone. */
function withPhone(sentence: string): string | undefined {
  const [, what, phone] =
    /^It is too late to (cancel|move) this visit here\. Call the salon: (.+)\.$/.exec(sentence) ?? [];
  if (!phone) return undefined;
  const matter = what === "cancel" ? "বাতিল করার" : "সময় বদলানোর";
  return `এখান থেকে এই অ্যাপয়েন্টমেন্ট ${matter} সময় পেরিয়ে গেছে। পার্লারে ফোন করুন: ${digits(phone)}।`;
}
