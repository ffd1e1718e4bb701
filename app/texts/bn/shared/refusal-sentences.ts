import { digits } from "#app/texts/bn/public/digits.ts";
import { patternsOfVisits, refusalsOfChanges } from "#app/texts/bn/shared/refusals-of-visits.ts";
import { refusalsToStaff } from "#app/texts/bn/shared/refusals-to-staff.ts";

/** A refusal's sentence from the server, in Bangla; undefined if the sentence is unknown. */
export function sentenceInBangla(sentence: string): string | undefined {
  return whole[sentence] ?? whole[sentence.replace(/\.$/, "")] ?? whole[`${sentence}.`] ?? filled(sentence);
}

/** Refusals that contain a phone number, a price or another number. */
function filled(sentence: string): string | undefined {
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(sentence);
    if (found) return say(digits(found[1] ?? ""), found[1] ?? "");
  }
  return undefined;
}

const patterns: [RegExp, (told: string, asWritten: string) => string][] = [
  ...patternsOfVisits,
  [
    /^This visit has (\d+) services: name one master, or one for each of them\.$/,
    (count) =>
      `এই অ্যাপয়েন্টমেন্টে ${count}টি সেবা আছে: সবগুলোর জন্য একজন, অথবা প্রতিটির জন্য একজন করে বিউটিশিয়ান বেছে নিন।`,
  ],
  [/^A year costs \$([\d.]+) now\./, (price) => `এক বছরের দাম এখন $${price}। রাজি থাকলে আবার পেমেন্ট করুন।`],
  [/^This day is closed already, by (.+)\.$/, (name) => `এই দিনের হিসাব আগেই বন্ধ করেছেন ${name}।`],
  [
    /^The price is \$([\d.]+) now\..* hour again/,
    (price) => `দাম এখন $${price}। রাজি থাকলে সময়টি আবার বেছে নিন।`,
  ],
  [/^The price is \$([\d.]+) now\./, (price) => `দাম এখন $${price}। রাজি থাকলে বোতামটি আবার চাপুন।`],
];

const whole: Record<string, string> = {
  ...refusalsToStaff,
  ...refusalsOfChanges,
  "There is no such booking.": "এমন কোনো বুকিং নেই।",
  "This merge can't be taken back any more.": "এই দুজনকে আর আলাদা করা যাবে না।",
  "This is the address of the guest's account: only the guest can change it":
    "এটি অতিথির অ্যাকাউন্টের ঠিকানা: শুধু অতিথি নিজেই এটি বদলাতে পারেন",
  "There is a guest with this name and number already. Merge the two instead.":
    "এই নাম ও নম্বরের একজন অতিথি আগে থেকেই আছেন। তাঁরা একই মানুষ হলে দুজনকে এক করে নিন।",
  "There is no such service.": "এমন কোনো সেবা নেই।",
  "There is no such master.": "এমন কোনো বিউটিশিয়ান নেই।",
  "Upload the picture here.": "ছবিটি এখানে আপলোড করুন।",
  "Upload a picture again: the old one was deleted.": "আবার একটি ছবি আপলোড করুন: আগেরটি মুছে ফেলা হয়েছে।",
  "This work has changed meanwhile. Look at it again.": "এর মধ্যে কাজটি বদলেছে। আবার দেখে নিন।",
  "This day is still to come.": "এই দিনটি এখনো আসেনি।",
  "There is no such work.": "এমন কোনো কাজ নেই।",
  "One of these works is gone.": "এই কাজগুলোর একটি আর নেই।",
  "The portfolio holds 24 works. Remove one first.": "‘আমাদের কাজ’-এ ২৪টি কাজ রাখা যায়। আগে একটি সরান।",
  "There is no such room.": "এমন কোনো রুম নেই।",
  "A service needs this room. Change the service first.": "একটি সেবায় এই রুম লাগে। আগে সেবাটি বদলান।",
  "This room has visits to come. Move those first.": "এই রুমে সামনে বুকিং আছে। আগে সেগুলোর সময় বদলান।",
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
    "আজ টাকা না দিয়ে অনেক সময় ধরে রাখা হয়েছে। আরও সময় ধরে রাখতে আপনার ইমেইল ঠিকানা নিশ্চিত করুন, অথবা পার্লারে ফোন করে বুক করুন।",
  "Many hours are being kept from your network without being paid. Try again in a few minutes, or call the salon to book.":
    "আপনার নেটওয়ার্ক থেকে টাকা না দিয়ে অনেক সময় ধরে রাখা হচ্ছে। কয়েক মিনিট পরে আবার চেষ্টা করুন, অথবা পার্লারে ফোন করে বুক করুন।",
  "This guest is paying right now, or their bank is deciding. Look again in a few minutes.":
    "এই অতিথি এখনই টাকা দিচ্ছেন, অথবা তাঁর ব্যাংক যাচাই করছে। কয়েক মিনিট পরে আবার দেখুন।",
  "This hour is not kept any more: it was paid or has come free. Look at the calendar again.":
    "এই সময়টি আর ধরে রাখা নেই: টাকা দেওয়া হয়েছে, নয়তো সময়টি খালি হয়েছে। ক্যালেন্ডার আবার দেখুন।",
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
  "That master does not perform this service. Choose another one, or anyone.":
    "এই বিউটিশিয়ান এই সেবাটি দেন না। অন্য কাউকে, অথবা যে কাউকে বেছে নিন।",
  "No service has this price. Look at today's prices again.": "কোনো সেবার দাম এটি নয়। আজকের দাম আবার দেখুন।",
  "This visit is paid already. You find it under My bookings.":
    "এই অ্যাপয়েন্টমেন্টের পেমেন্ট আগেই হয়ে গেছে। এটি ‘আমার বুকিং’ পাতায় আছে।",
  "You already have this visit. You find it under My bookings.":
    "এই অ্যাপয়েন্টমেন্ট আপনি আগেই বুক করেছেন। এটি ‘আমার বুকিং’ পাতায় পাবেন।",
  "Somebody else has the master or the room by then. End the visit sooner, or move it.":
    "সে সময় বিউটিশিয়ান বা রুমটি খালি নেই। আরও আগে শেষ করুন, অথবা সময় বদলান।",
  "Somebody else has the master by then. End the visit sooner, or move it.":
    "সে সময় বিউটিশিয়ান অন্য অতিথিকে নিয়ে ব্যস্ত। আরও আগে শেষ করুন, অথবা সময় বদলান।",
  "This visit has ended, or has no time yet. Its length can't be changed.":
    "অ্যাপয়েন্টমেন্টটি শেষ হয়ে গেছে, অথবা এর সময় এখনো ঠিক হয়নি। এখন আর সময় বাড়ানো বা কমানো যাবে না।",
  "A visit's last service takes 5 minutes to 12 hours, in steps of five minutes.":
    "শেষ সেবাটি ৫ মিনিট থেকে ১২ ঘণ্টা পর্যন্ত হতে পারে, পাঁচ মিনিটের ধাপে।",
  "The salon is closed by then, or the master does not work. End the visit sooner.":
    "সে সময় পার্লার বন্ধ, অথবা বিউটিশিয়ান কাজে নেই। আরও আগে শেষ করুন।",
  "This visit has just been changed. Look at it again.": "অ্যাপয়েন্টমেন্টটি এইমাত্র বদলানো হয়েছে। আবার দেখে নিন।",
  "One of these hours has just been taken. Nothing is booked: check the dates again.":
    "এর মধ্যে একটি সময় এইমাত্র নেওয়া হয়ে গেছে। কিছুই বুক হয়নি: তারিখগুলো আবার দেখুন।",
  "Two visits of the row are at the same time. Give one of them another hour.":
    "এর মধ্যে দুটি অ্যাপয়েন্টমেন্ট একই সময়ে পড়েছে। একটির সময় বদলান।",
  "This visit can't be moved any more. Book a new one.":
    "এই অ্যাপয়েন্টমেন্টের সময় আর বদলানো যায় না। নতুন করে বুক করুন।",
  "The visit has moved on meanwhile, so this can't be done any more.":
    "এর মধ্যে অ্যাপয়েন্টমেন্টের অবস্থা বদলে গেছে, তাই এটি আর করা যাচ্ছে না।",
  "The visit has not begun yet, so nobody has missed it.": "অ্যাপয়েন্টমেন্ট এখনো শুরু হয়নি, তাই ‘আসেননি’ লেখা যায় না।",
  "What goes back has changed meanwhile. Look at it again.":
    "কত টাকা ফেরত যাবে তা এর মধ্যে বদলেছে। আরেকবার দেখে নিন।",
  "Your bank is still deciding about a payment. Wait a moment, then try again.":
    "আপনার ব্যাংক এখনো একটি পেমেন্ট যাচাই করছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।",
  "This payment has not succeeded, so nothing is booked and nothing was taken.":
    "এই পেমেন্টটি সফল হয়নি, তাই কিছু বুক হয়নি, কোনো টাকাও কাটা হয়নি।",
  "Your payment arrived after that hour had passed, so we are giving the whole amount back. Choose another hour.":
    "সময়টি পেরিয়ে যাওয়ার পর আপনার পেমেন্ট এসেছে, তাই পুরো টাকা ফেরত দিচ্ছি। আরেকটি সময় বেছে নিন।",
  "What you bought was paid already, so we are giving this second payment back whole. You have it once.":
    "আপনি যা কিনেছেন তার দাম আগেই দেওয়া হয়েছে, তাই এই দ্বিতীয় পেমেন্টের পুরো টাকা ফেরত দিচ্ছি। কেনা হয়েছে একবারই।",
  "Your payment arrived, but that hour was no longer free, so we are giving the whole amount back. Choose another hour.":
    "আপনার পেমেন্ট এসেছে, কিন্তু সময়টি আর খালি ছিল না, তাই পুরো টাকা ফেরত দিচ্ছি। অন্য একটি সময় বেছে নিন।",
  "Your review has arrived already, as it was sent before. Send this one only if it is about another visit.":
    "আপনার মতামত আগেই এসেছে, যেমন পাঠানো হয়েছিল। এটি অন্য অ্যাপয়েন্টমেন্টের হলেই শুধু পাঠান।",
  "Only a completed visit of yours without a review can be reviewed.":
    "আপনার যে অ্যাপয়েন্টমেন্ট শেষ হয়েছে আর যেটি নিয়ে এখনো মতামত দেননি, শুধু সেটি নিয়েই মতামত দেওয়া যায়।",
  "An add-on can only be added to services": "বাড়তি সেবা শুধু মূল সেবার সঙ্গেই যোগ করা যায়",
  "A service is not added to others": "মূল সেবা অন্য সেবার সঙ্গে যোগ করা যায় না",
  "A variant takes this from its service": "এটি মূল সেবা থেকেই নেওয়া হয়",
  "An add-on has no such thing": "বাড়তি সেবায় এটি হয় না",
  "Choose one kind of a service at a time: a visit can't have two of them.":
    "একই সেবার একটি ধরনই একবারে নেওয়া যায়। একটি বেছে নিন।",
  "This can only be added to another service. Choose a service that it goes with.":
    "এটি একা নেওয়া যায় না। যে সেবার সঙ্গে এটি দেওয়া হয়, সেটিও বেছে নিন।",
  "This can be added once.": "এটি একবারই যোগ করা যায়।",
  "Name the service among its variants": "ধরনগুলোর মধ্যে মূল সেবাটির নাম লিখুন",
  "Another variant of this service has this name already": "এই সেবার আরেকটি ধরনের নাম একই",
  "This is too long beside the name of the service": "সেবার নামের সঙ্গে মিলে এটি বেশি লম্বা হয়ে যায়",
  "A variant or an add-on has no variants of its own.": "ধরন বা বাড়তি সেবার আলাদা ধরন হয় না।",
  "Another service has this name already.": "এই নামে আরেকটি সেবা আগে থেকেই আছে।",
  "An hour can be kept longer once. Finish paying before the time is over.":
    "সময় একবারই বাড়ানো যায়। সময় শেষ হওয়ার আগেই পেমেন্ট শেষ করুন।",
  "Name the e-mail address of your own account to delete it.":
    "অ্যাকাউন্ট মুছতে আপনার নিজের অ্যাকাউন্টের ইমেইল ঠিকানাটি লিখুন।",
  "This is resolved already. Look at what is open.": "এটির সমাধান আগেই হয়ে গেছে। কী বাকি আছে দেখে নিন।",
  "Nothing was paid for this visit yet, so there is no receipt.":
    "এই অ্যাপয়েন্টমেন্টের জন্য এখনো কোনো পেমেন্ট হয়নি, তাই রসিদও নেই।",
  "This call is for the salon's own pages.": "এটি শুধু পার্লারের নিজের পাতার জন্য।",
  "This visit has been moved several times within the hour. Wait a while, or call the salon.":
    "এক ঘণ্টার মধ্যে এই অ্যাপয়েন্টমেন্টের সময় কয়েকবার বদলানো হয়েছে। কিছুক্ষণ অপেক্ষা করুন, অথবা পার্লারে ফোন করুন।",
  "That was a lot in a short time. Wait a minute, then try again.":
    "অল্প সময়ে অনেকবার চেষ্টা হয়েছে। এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।",
  "Sign in first.": "আগে লগইন করুন।",
  "Sign in with this e-mail address first.": "আগে এই ইমেইল ঠিকানা দিয়ে লগইন করুন।",
  "This is not for you.": "এটি আপনার জন্য নয়।",
  "This is for the salon's staff.": "এটি পার্লারের কর্মীদের জন্য।",
  "The card provider does not answer. Nothing was charged by this step; try again in a minute.":
    "পেমেন্ট গেটওয়ে সাড়া দিচ্ছে না। এই ধাপে কোনো টাকা কাটা হয়নি; এক মিনিট পরে আবার চেষ্টা করুন।",
  "This is our fault, not yours. Try again in a minute; if it stays, write to us.":
    "ভুলটি আমাদের, আপনার নয়। এক মিনিট পরে আবার চেষ্টা করুন; তাতেও না হলে আমাদের জানান।",
  "This calendar was asked for very often. Ask again in an hour.":
    "এই ক্যালেন্ডারটি খুব ঘন ঘন চাওয়া হয়েছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।",
  "This picture is larger than 5 MB: choose a smaller one.": "ছবিটি ৫ এমবির চেয়ে বড়: ছোট একটি ছবি বেছে নিন।",
  "Your last picture is still being worked on. Wait a few seconds, then send this one.":
    "আপনার আগের ছবিটির কাজ এখনো চলছে। কয়েক সেকেন্ড অপেক্ষা করে এটি পাঠান।",
  "There is no such picture.": "এমন কোনো ছবি নেই।",
  "Close some tabs of this site first.": "আগে এই সাইটের কয়েকটি ট্যাব বন্ধ করুন।",
  "Too many are listening. Ask again later.": "এই মুহূর্তে অনেকে সংযুক্ত আছেন। একটু পরে আবার চেষ্টা করুন।",
  "The input holds a character that can't be stored.": "লেখায় এমন একটি অক্ষর আছে যা রাখা যায় না।",
  "This page belongs to another list. Begin at the first page again":
    "এই পাতাটি অন্য একটি তালিকার। প্রথম পাতা থেকে আবার শুরু করুন",
  "This visit is cancelled already.": "এই অ্যাপয়েন্টমেন্ট আগেই বাতিল হয়েছে।",
  "This visit has begun, so it can't be cancelled.": "অ্যাপয়েন্টমেন্ট শুরু হয়ে গেছে, তাই আর বাতিল করা যায় না।",
  "This visit is over, so it can't be cancelled.": "অ্যাপয়েন্টমেন্ট শেষ হয়ে গেছে, তাই আর বাতিল করা যায় না।",
  "This visit is marked as missed. Call the salon if that is wrong.":
    "এই অ্যাপয়েন্টমেন্টে আপনি আসেননি বলে লেখা আছে। ভুল হলে পার্লারে ফোন করুন।",
  "We know no such payment of yours. If your card was charged, write to us with the transaction id.":
    "আপনার এমন কোনো পেমেন্ট আমরা পাইনি। কার্ড থেকে টাকা কাটা হয়ে থাকলে লেনদেন নম্বরটি আমাদের লিখে পাঠান।",
  "We know no such payment of yours.": "আপনার এমন কোনো পেমেন্ট আমরা পাইনি।",
  "What was paid is not the price of this service. If no booking follows, the whole amount goes back within the hour.":
    "যত টাকা দেওয়া হয়েছে তা এই সেবার দাম নয়। বুকিং না হলে এক ঘণ্টার মধ্যে পুরো টাকা ফেরত যাবে।",
  "This visit has to be paid first.": "আগে এই অ্যাপয়েন্টমেন্টের পেমেন্ট করতে হবে।",
  "There is no such calendar: its link was revoked, or never made.":
    "এমন কোনো ক্যালেন্ডার নেই: লিংকটি বাতিল করা হয়েছে, অথবা কখনো তৈরিই হয়নি।",
  "This visit has no time yet: it is to be arranged with the salon.":
    "এই অ্যাপয়েন্টমেন্টের সময় এখনো ঠিক হয়নি: পার্লারের সঙ্গে কথা বলে ঠিক করতে হবে।",
  "This payment is over.": "এই পেমেন্টটি শেষ হয়ে গেছে।",
  "There is no such message that waits to be sent.": "পাঠানোর অপেক্ষায় এমন কোনো বার্তা নেই।",
  "There is no such exception.": "এমন কোনো সমস্যা তালিকায় নেই।",
  "That does not help here.": "এতে এখানে কাজ হবে না।",
  "Nothing of this payment is left to give back. Mark it as seen instead.":
    "এই পেমেন্টের ফেরত দেওয়ার মতো আর কিছু নেই। বরং ‘দেখেছি’ চাপুন।",
  "The bank is still deciding about this payment. Ask again later.":
    "ব্যাংক এখনো এই পেমেন্টটি যাচাই করছে। পরে আবার দেখুন।",
  "This visit has no time yet: arrange one first.": "এই অ্যাপয়েন্টমেন্টের সময় এখনো নেই: আগে একটি সময় ঠিক করুন।",
  "This visit is on another day. Move it first.": "এই অ্যাপয়েন্টমেন্ট অন্য দিনে। আগে সময় বদলান।",
  "Somebody else has this time by now. Book the visit anew at another one.":
    "এই সময়টি এর মধ্যে অন্য কেউ নিয়েছেন। অন্য সময়ে নতুন করে বুক করুন।",
  "It ends after it begins, within 62 days, in steps of five minutes":
    "শুরুর পরে, ৬২ দিনের মধ্যে এবং পাঁচ মিনিটের ধাপে শেষ হতে হবে",
  "There is no such hold.": "এমন কোনো সময় ধরে রাখা নেই।",
  "This visit was paid by card already.": "এই অ্যাপয়েন্টমেন্টের টাকা আগেই কার্ডে দেওয়া হয়েছে।",
  "Nothing is due for this visit.": "এই অ্যাপয়েন্টমেন্টের কোনো টাকা বাকি নেই।",
  "No payment at the salon is recorded for this visit.": "এই অ্যাপয়েন্টমেন্টের জন্য পার্লারে কোনো পেমেন্ট লেখা নেই।",
  "The picture could not be kept just now. Nothing is lost: try again in a minute.":
    "ছবিটি এখন রাখা গেল না। কিছুই হারায়নি: এক মিনিট পরে আবার চেষ্টা করুন।",
  "That were many large pictures in a short time. Wait an hour, then try again.":
    "অল্প সময়ে অনেক বড় বড় ছবি পাঠানো হয়েছে। এক ঘণ্টা অপেক্ষা করে আবার চেষ্টা করুন।",
  "One of these services is not in the catalogue": "এই সেবাগুলোর একটি তালিকায় নেই",
  "This payment bought nothing, so we are giving the whole amount back.":
    "এই পেমেন্টে কিছু কেনা হয়নি, তাই পুরো টাকা ফেরত দিচ্ছি।",
  "The salon sells no membership at the moment.": "পার্লারে এখন কোনো মেম্বারশিপ বিক্রি হচ্ছে না।",
  "This person has no membership.": "এই ব্যক্তির কোনো মেম্বারশিপ নেই।",
  "This link is not one of ours. Change your notices in Settings.":
    "এই লিংকটি আমাদের নয়। সেটিংস থেকে নোটিফিকেশন বদলান।",
  "There is no such purchase.": "এমন কোনো কেনাকাটা নেই।",
  "The signature does not fit.": "স্বাক্ষরটি মিলছে না।",
  "This membership is paid already: look until when it runs.":
    "এই মেম্বারশিপের পেমেন্ট আগেই হয়ে গেছে: মেয়াদ কত দিন, দেখে নিন।",
  "This payment waits for its booking.": "এই পেমেন্টটি বুকিংয়ের অপেক্ষায় আছে।",
  "You are booking in another tab or window. Finish there, or try again here.":
    "আপনি আরেকটি ট্যাব বা উইন্ডোতে বুক করছেন। সেখানে শেষ করুন, অথবা এখানে আবার চেষ্টা করুন।",
  "Your membership has changed meanwhile, perhaps in another tab. Nothing was charged: look until when it runs.":
    "এর মধ্যে আপনার মেম্বারশিপ বদলেছে, হয়তো অন্য ট্যাবে। কোনো টাকা কাটা হয়নি: মেয়াদ কত দিন, দেখে নিন।",
  "This membership has changed meanwhile. Look until when it runs before you end a year of it.":
    "এর মধ্যে এই মেম্বারশিপ বদলেছে। কোনো বছর বাতিল করার আগে মেয়াদ কত দিন, দেখে নিন।",
  "There is no such membership.": "এমন কোনো মেম্বারশিপ নেই।",
  "Your last review still waits for the salon to read it.": "আপনার আগের মতামতটি এখনো পার্লারের দেখার অপেক্ষায় আছে।",
  "One of these services is gone.": "এই সেবাগুলোর একটি আর নেই।",
  "One of these masters does not work here.": "এই বিউটিশিয়ানদের একজন এখানে কাজ করেন না।",
  "There is no such publication.": "এমন কিছু প্রকাশ করা হয়নি।",
  "Somebody else has changed the site meanwhile. Look at what they did, then try again.":
    "এর মধ্যে আরেকজন সাইটটি বদলেছেন। তিনি কী বদলেছেন দেখে নিয়ে আবার চেষ্টা করুন।",
  "This preview has ended.": "এই প্রিভিউয়ের সময় শেষ হয়ে গেছে।",
  "This is what the site says already.": "সাইটে এখন এটাই লেখা আছে।",
  "This colour is too pale to read.": "এই রং এত হালকা যে লেখা পড়া যায় না।",
  "The processing ends by the end of the service": "প্রসেসিং সেবার সময়ের মধ্যেই শেষ হতে হবে",
};
