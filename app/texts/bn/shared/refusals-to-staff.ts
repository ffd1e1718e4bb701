import { refusalsOfCodes } from "#app/texts/bn/shared/refusals-of-codes.ts";
import { refusalsOfGiftCards } from "#app/texts/bn/shared/refusals-of-gift-cards.ts";
import { refusalsOfMobiles } from "#app/texts/bn/shared/refusals-of-mobiles.ts";
import { refusalsToPrograms } from "#app/texts/bn/shared/refusals-to-programs.ts";

/** Refusals for staff and the owner, in Bangla. */
export const refusalsToStaff: Record<string, string> = {
  ...refusalsOfCodes,
  ...refusalsOfGiftCards,
  ...refusalsToPrograms,
  ...refusalsOfMobiles,
  "Choose a day to come.": "সামনের একটি দিন বেছে নিন।",
  "The salon does not take bookings yet. It opens soon.": "পার্লার এখনো বুকিং নিচ্ছে না। শিগগিরই খুলবে।",
  "Finish the steps above first, then open the salon.": "আগে ওপরের ধাপগুলো শেষ করুন, তারপর পার্লার খুলুন।",
  "Somebody else has changed these settings meanwhile. Look at what they wrote, then save again.":
    "এর মধ্যে আরেকজন এই সেটিংস বদলেছেন। তিনি কী লিখেছেন দেখে নিয়ে আবার সংরক্ষণ করুন।",
  "Somebody has given this person another role meanwhile. Look again.":
    "এর মধ্যে কেউ এই ব্যক্তির ভূমিকা বদলেছেন। আবার দেখে নিন।",
  "Somebody else has changed this note meanwhile. Read what it says now, then save again.":
    "এর মধ্যে আরেকজন এই নোটটি বদলেছেন। এখন কী লেখা আছে পড়ে নিয়ে আবার সংরক্ষণ করুন।",
  "Somebody else has changed this note meanwhile. Read what it says now before you remove it.":
    "এর মধ্যে আরেকজন এই নোটটি বদলেছেন। মোছার আগে এখন কী লেখা আছে পড়ে নিন।",
  "Somebody else has hidden this review meanwhile. You find it, and why, under Hidden.":
    "এর মধ্যে আরেকজন এই মতামতটি লুকিয়েছেন। কেন, তা ‘লুকানো’-তে পাবেন।",
  "Somebody else has shown this review meanwhile. You find it under Shown.":
    "এর মধ্যে আরেকজন এই মতামতটি দেখিয়েছেন। এটি ‘দেখানো’-তে পাবেন।",
  "Somebody else has answered this review meanwhile. Read the reply, then save again.":
    "এর মধ্যে আরেকজন এই মতামতের উত্তর দিয়েছেন। উত্তরটি পড়ে নিয়ে আবার সংরক্ষণ করুন।",
  "Somebody else has changed these days meanwhile. Discard your changes to see theirs, or save again to keep yours.":
    "এর মধ্যে আরেকজন এই দিনগুলো বদলেছেন। তাঁরটি দেখতে আপনার বদল বাদ দিন, অথবা আপনারটি রাখতে আবার সংরক্ষণ করুন।",
  "Somebody else has changed this service meanwhile. Cancel to see theirs, or save again to keep yours.":
    "এর মধ্যে আরেকজন এই সেবাটি বদলেছেন। তাঁরটি দেখতে ‘বাতিল’ চাপুন, অথবা আপনারটি রাখতে আবার সংরক্ষণ করুন।",
  "There is a practice salon only in a demo on this machine's own address.":
    "অনুশীলনের পার্লার শুধু এই কম্পিউটারের নিজের ঠিকানায় চলা ডেমোতে আছে।",
  "Many invitations wait already. Take some back first.":
    "অনেক আমন্ত্রণ আগে থেকেই অপেক্ষায় আছে। আগে কয়েকটি ফিরিয়ে নিন।",
  "This invitation is for another address. Log in with the address that got the mail.":
    "এই আমন্ত্রণ অন্য ঠিকানার জন্য। যে ঠিকানায় ইমেইলটি এসেছে, সেটি দিয়ে লগইন করুন।",
  "This invitation was accepted, taken back or is over already. Look at who works here.":
    "এই আমন্ত্রণ আগেই গ্রহণ করা বা ফিরিয়ে নেওয়া হয়েছে, অথবা মেয়াদ শেষ। কে এখানে কাজ করেন দেখে নিন।",
  "This invitation was used, taken back or is over. Ask for another one.":
    "এই আমন্ত্রণ ব্যবহার হয়েছে, ফিরিয়ে নেওয়া হয়েছে, অথবা মেয়াদ শেষ। নতুন একটি চান।",
  "No tip is written down for this visit.": "এই অ্যাপয়েন্টমেন্টের জন্য কোনো বকশিশ লেখা নেই।",
  "Another tip is written down for this visit. Look at it again.":
    "এই অ্যাপয়েন্টমেন্টের জন্য অন্য বকশিশ লেখা আছে। আবার দেখে নিন।",
  "Another tip is written down for this visit. Take it back first.":
    "এই অ্যাপয়েন্টমেন্টের জন্য অন্য বকশিশ লেখা আছে। আগে সেটি বাতিল করুন।",
  "A tip is written down once the visit has begun.": "অ্যাপয়েন্টমেন্ট শুরু হলে বকশিশ লেখা যায়।",
  "This visit owes more than the gift card pays by now. Look at it again.":
    "এই অ্যাপয়েন্টমেন্টের বাকি এখন গিফট কার্ডের টাকার চেয়ে বেশি। আবার দেখে নিন।",
  "This visit does not owe that much any more. Look at it again.":
    "এই অ্যাপয়েন্টমেন্টের এতটা আর বাকি নেই। আবার দেখুন।",
  "This visit's payment is written down already, but as paid in another way. Take it back first.":
    "এই অ্যাপয়েন্টমেন্টের টাকা আগেই লেখা হয়েছে, তবে অন্যভাবে দেওয়া বলে। আগে সেটি বাতিল করুন।",
  "This is not written down as handed back any more. Look at it again.":
    "এটি আর ফেরত দেওয়া হয়েছে বলে লেখা নেই। আবার দেখে নিন।",
  "Only what was marked as seen can be opened again. Look at what is open.":
    "শুধু ‘দেখেছি’ লেখা বিষয় আবার খোলা যায়। কী বাকি আছে দেখে নিন।",
  "This is open already. Look at it again.": "এটি আগে থেকেই বাকির মধ্যে আছে। আবার দেখে নিন।",
  "Another sum of this payment is left to hand back by now. Look at it again.":
    "এই পেমেন্টের ফেরত দেওয়ার পরিমাণ এর মধ্যে বদলে গেছে। আবার দেখে নিন।",
  "The card provider does not know this payment. Look it up on the provider's own pages, then mark it as seen.":
    "পেমেন্ট গেটওয়ে এই পেমেন্টটি চেনে না। গেটওয়ের নিজের পাতায় খুঁজে দেখুন, তারপর ‘দেখেছি’ চাপুন।",
  "This hour is taken. Choose another one.": "এই সময়টি খালি নেই। অন্য একটি সময় বেছে নিন।",
  "This day has not begun.": "এই দিন এখনো শুরু হয়নি।",
  "This day is closed already.": "এই দিনের হিসাব আগেই বন্ধ করা হয়েছে।",
  "Money came in at the desk meanwhile. Look at the sums again.": "এর মধ্যে ডেস্কে টাকা এসেছে। অঙ্কগুলো আবার দেখুন।",
  "More than was counted can't stay in the till.": "যত গোনা হয়েছে তার বেশি ক্যাশে থাকতে পারে না।",
  "Say where the difference comes from.": "হিসাবে পার্থক্য কেন হলো তা লিখুন।",
  "There is no such close.": "এমন কোনো দিনের হিসাব নেই।",
  "Only the day that was closed last can be opened again.": "শুধু শেষ বন্ধ করা দিনটি আবার খোলা যায়।",
  "Somebody else has just changed this day. Look at it again.":
    "এইমাত্র অন্য কেউ এই দিনের হিসাব বদলেছেন। আবার দেখুন।",
  "There is no such guest.": "এমন কোনো অতিথি নেই।",
  "The last file is still being worked on. Wait a minute, then send this one.":
    "আগের ফাইলটির কাজ এখনো চলছে। এক মিনিট অপেক্ষা করে এটি পাঠান।",
  "Nothing of this file is new: nothing was written down.": "এই ফাইলে নতুন কিছু নেই: কিছুই যোগ হয়নি।",
  "The desk has just written down one of these guests. Look at the dry run again.":
    "এইমাত্র ডেস্ক থেকে এঁদের একজনকে যোগ করা হয়েছে। যাচাইয়ের ফল আবার দেখুন।",
  "Others are booking these hours just now. Wait a minute, then import the file again.":
    "এই সময়গুলোতে এখন অন্যরা বুকিং করছেন। এক মিনিট অপেক্ষা করে ফাইলটি আবার আনুন।",
  "There is no such import.": "এমন কোনো ফাইল আনা হয়নি।",
  "This import can't be taken back any more.": "এই ফাইল থেকে যা আনা হয়েছে, তা আর ফিরিয়ে নেওয়া যাবে না।",
  "Something that this is about has just been taken away. Load the page again.":
    "যা নিয়ে কাজ করছেন তার কিছু এইমাত্র সরিয়ে নেওয়া হয়েছে। পাতাটি আবার খুলুন।",
  "There is no such note.": "এমন কোনো নোট নেই।",
  "This guest has fifty notes already. Remove one that is out of date.":
    "এই অতিথির পঞ্চাশটি নোট আছে। পুরোনো একটি মুছে নতুনটি লিখুন।",
  "This guest is gone. Find the guest again.": "এই অতিথিকে আর পাওয়া যাচ্ছে না। আবার খুঁজে নিন।",
  "One of the two guests is gone, or was merged already. Find them again.":
    "দুজন অতিথির একজন আর নেই, অথবা আগেই দুজনকে এক করা হয়েছে। আবার খুঁজে নিন।",
  "This is one guest already.": "এঁরা একই অতিথি।",
  "Both guests have an account, so they stay two: each account signs in and is deleted for itself.":
    "দুজনেরই অ্যাকাউন্ট আছে, তাই এক করা যায় না: প্রত্যেকে নিজের অ্যাকাউন্টে লগইন করেন, মোছেনও নিজেরটাই।",
};
