import { sentenceInBangla } from "#app/texts/bn/shared/refusal-sentences.ts";
import { objectionInBangla } from "#app/texts/bn/shared/validation.ts";
import type { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { inBangla } from "#app/texts/texts.ts";
import type { ErrorCode } from "#contract/errors.ts";

inBangla<typeof refusalTexts>("refusalTexts", {
  pageBroke: "এই পাতায় কোথাও গোলমাল হয়েছে। পাতাটি আবার লোড করে চেষ্টা করুন।",
  network: "পার্লারের সঙ্গে যোগাযোগ করা গেল না। আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  partMissing: "পাতার একটি অংশ লোড করা গেল না। যা লিখেছেন তা রাখতে চাইলে কপি করে নিন, তারপর পাতাটি আবার লোড করুন।",
  tooMany: "অল্প সময়ে অনেকবার চেষ্টা হয়েছে। এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।",
  weBroke: "আমাদের দিকে কোথাও গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।",
  said: (sentence, code) => sentenceInBangla(sentence) ?? objectionInBangla(sentence) ?? byCode[code],
});

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
