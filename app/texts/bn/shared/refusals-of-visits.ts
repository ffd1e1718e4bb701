import { digits } from "#app/texts/bn/public/digits.ts";
import { written } from "#app/texts/bn/public/formats.ts";
import { patternsOfGiftCards } from "#app/texts/bn/shared/refusals-of-gift-cards.ts";
import { refusalsOfWaiting } from "#app/texts/bn/shared/refusals-of-waiting.ts";

/** Refusals with a number or a sum, in Bangla: to cancel, move or change a visit, or to reverse its payment. */
export const patternsOfVisits: [RegExp, (told: string, asWritten: string) => string][] = [
  ...patternsOfGiftCards,
  [
    /^This visit has one service: name one master\.$/,
    () => "এই অ্যাপয়েন্টমেন্টে একটিই সেবা আছে: একজন বিউটিশিয়ান বেছে নিন।",
  ],
  [
    /^It is too late to cancel this visit here\. Call the salon: (.+)\.$/,
    (phone) => `এখান থেকে এই অ্যাপয়েন্টমেন্ট বাতিল করার সময় পেরিয়ে গেছে। পার্লারে ফোন করুন: ${phone}।`,
  ],
  [
    /^It is too late to move this visit here\. Call the salon: (.+)\.$/,
    (phone) => `এখান থেকে এই অ্যাপয়েন্টমেন্টের সময় বদলানোর সময় পেরিয়ে গেছে। পার্লারে ফোন করুন: ${phone}।`,
  ],
  [
    /^It is too late to change this visit here\. Call the salon: (.+)\.$/,
    (phone) => `এখান থেকে এই অ্যাপয়েন্টমেন্ট বদলানোর সময় পেরিয়ে গেছে। পার্লারে ফোন করুন: ${phone}।`,
  ],
  [
    /^(\$.+) is left to pay for this visit now\. Look at the sum, then take that\.$/,
    (sum) => `এই অ্যাপয়েন্টমেন্টে এখন ${sum} বাকি। অঙ্কটি দেখে নিয়ে সেটিই নিন।`,
  ],
  [
    /^The guest now pays (\$.+) at the salon\. Tell the guest, then book again\.$/,
    (sum) => `অতিথিকে এখন পার্লারে ${sum} দিতে হবে। তাঁকে জানিয়ে আবার বুক করুন।`,
  ],
  [
    /^This visit has just been moved to (.+)\. Look at it again\.$/,
    (_told, time) => `এই অ্যাপয়েন্টমেন্টের সময় এইমাত্র বদলে ${moment(time)} করা হয়েছে। আবার দেখে নিন।`,
  ],
  [
    /^This visit now ends at (.+)\. Look at it again\.$/,
    (_told, time) => `এই অ্যাপয়েন্টমেন্টের শেষ সময় এখন ${moment(time)}। আবার দেখে নিন।`,
  ],
  [/^This visit is paid already: (.+)\.$/, (_told, taken) => paidAlready(taken)],
  [
    /^Hand back (\$.+) first, then take the payment back\.$/,
    (sum) => `আগে ${sum} ফেরত দিন, তারপর টাকা নেওয়া বাতিল করুন।`,
  ],
];

/** '$42 in cash, 12:15 pm, by Mitu': how, when and who. The last two may be missing. */
function paidAlready(taken: string): string {
  const [, ways = taken, at, name] = /^(.+?)(?:, ([^,]+?))?(?:, by (.+))?$/.exec(taken) ?? [];
  const how = ways.split(" and ").map((way) => {
    const [pattern, bangla] = waysToPay.find(([known]) => known.test(way)) ?? [way, way];
    return way.replace(pattern, bangla);
  });
  const told = [digits(how.join(" ও ")), at && moment(at), name && `নিয়েছেন ${name}`];
  return `এই অ্যাপয়েন্টমেন্টের টাকা আগেই নেওয়া হয়েছে: ${told.filter(Boolean).join(", ")}।`;
}

const waysToPay: [RegExp, string][] = [
  [/^(.+) in cash$/, "নগদ $1"],
  [/^(.+) with the card machine$/, "কার্ড মেশিনে $1"],
  [/^(.+) in another way$/, "অন্যভাবে $1"],
  [/^(.+) with a gift card$/, "গিফট কার্ডে $1"],
  [/^a session of a package$/, "প্যাকেজের একটি সেশন"],
];

/** 'Tuesday 24 November at 5:30 pm', or only the time. */
function moment(english: string): string {
  return written(english).replace(" at ", ", ");
}

/** Refusals to change a visit, and refusals of the waiting list, in Bangla. */
export const refusalsOfChanges: Record<string, string> = {
  "The guest is in the chair, so the visit keeps its hour.":
    "অতিথি চেয়ারে বসেছেন, তাই অ্যাপয়েন্টমেন্টের সময় আর বদলানো যায় না।",
  "Confirm your e-mail address first. Then you can book, and pay at the salon.":
    "আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন। তারপর বুক করে পার্লারে টাকা দিতে পারবেন।",
  "Two of your coming visits are not paid yet. Once one of them is over, you can book again. Or call the salon.":
    "আপনার সামনের দুটি অ্যাপয়েন্টমেন্টের টাকা এখনো দেওয়া হয়নি। একটি হয়ে গেলে আবার বুক করতে পারবেন। অথবা পার্লারে ফোন করুন।",
  "No card can be taken here at the moment. Call the salon.":
    "এই মুহূর্তে এখানে কার্ডে টাকা দেওয়া যাচ্ছে না। পার্লারে ফোন করুন।",
  "A tip was given for this visit. Take it back first.": "এই অ্যাপয়েন্টমেন্টে বকশিশ লেখা আছে। আগে সেটি ফেরত দিন।",
  "This visit is booked already, as it was sent before. Close this window and look into the calendar.":
    "এই অ্যাপয়েন্টমেন্টটি প্রথমবার যেভাবে পাঠানো হয়েছিল, সেভাবেই বুক হয়েছে। এটি বন্ধ করে ক্যালেন্ডারে দেখুন।",
  ...refusalsOfWaiting,
  "This visit can't be changed any more. Book a new one.": "এই অ্যাপয়েন্টমেন্ট আর বদলানো যায় না। নতুন একটি বুক করুন।",
  "What you add is paid when it is booked. Book it as a visit of its own, or call the salon.":
    "আপনি যা যোগ করছেন তার টাকা বুক করার সময়ই দিতে হয়। এটি আলাদা অ্যাপয়েন্টমেন্ট হিসেবে বুক করুন, অথবা পার্লারে ফোন করুন।",
  "Nothing is to be handed back for this visit.": "এই অ্যাপয়েন্টমেন্টের জন্য কিছু ফেরত দেওয়ার নেই।",
  "Nothing that was handed back for this visit can be taken back.":
    "এই অ্যাপয়েন্টমেন্টের ফেরত দেওয়া কোনো টাকা এখন আর বাতিল করা যায় না।",
  "The day on which this was handed back is closed. The owner can open it again.":
    "যে দিন এটি ফেরত দেওয়া হয়েছে, সেই দিনের হিসাব বন্ধ হয়ে গেছে। মালিক তা আবার খুলতে পারেন।",
  "This was handed back on another day, so it stays written down.":
    "এটি অন্য দিনে ফেরত দেওয়া হয়েছে, তাই লেখাই থাকবে।",
  "Another sum was handed back for this visit. Look at it again.":
    "এই অ্যাপয়েন্টমেন্টের জন্য অন্য পরিমাণ টাকা ফেরত দেওয়া হয়েছে। আবার দেখে নিন।",
  "Another sum is to be handed back by now. Look at the visit again.":
    "ফেরত দেওয়ার পরিমাণ এর মধ্যে বদলে গেছে। অ্যাপয়েন্টমেন্টটি আবার দেখুন।",
  "What your card is charged has changed meanwhile. Look at the change again.":
    "আপনার কার্ড থেকে যা কাটা হবে তা এর মধ্যে বদলে গেছে। বদলটি আবার দেখে নিন।",
  "This difference is paid by card now. Look at the change again.":
    "বাড়তি টাকা এখন কার্ডে দিতে হবে। বদলটি আবার দেখে নিন।",
  "This difference is paid at the salon. Look at the change again.":
    "বাড়তি টাকা পার্লারে দিতে হবে। বদলটি আবার দেখে নিন।",
  "This visit has been changed several times within the hour. Wait a while, or call the salon.":
    "এই অ্যাপয়েন্টমেন্ট এক ঘণ্টার মধ্যে কয়েকবার বদলানো হয়েছে। একটু অপেক্ষা করুন, অথবা পার্লারে ফোন করুন।",
  "Your payment arrived, but the visit could no longer be changed like this, so we are giving the whole amount back. Your visit stays as it is.":
    "আপনার টাকা আমরা পেয়েছি, কিন্তু অ্যাপয়েন্টমেন্টটি আর এভাবে বদলানো যায়নি, তাই পুরো টাকা ফেরত দিচ্ছি। আপনার অ্যাপয়েন্টমেন্ট আগের মতোই আছে।",
};
