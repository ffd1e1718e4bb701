import { atPlace, atTime } from "#domain/bangla-endings.ts";
import { common } from "#server/usecases/texts/bn/common.ts";
import type { visits as english, Refund } from "#server/usecases/texts/en/visits.ts";
import type { VisitWords } from "#server/usecases/texts/words.ts";

const { visitReason: reason } = common;

export const visits: typeof english = {
  received: (visit, paid) => ({
    subject: `${atPlace(visit.salon)} আপনার বুকিং: ${visit.service}`,
    preview: when(visit),
    heading: "আপনার বুকিং আমরা পেয়েছি",
    paragraphs: [
      dear(visit),
      `ধন্যবাদ, আপনার অ্যাপয়েন্টমেন্ট বুক করা হয়েছে${{ all: ", পেমেন্টও হয়ে গেছে", deposit: ", অগ্রিমও পেয়েছি", at_salon: ", টাকা পার্লারে দেবেন", nothing: "" }[paid]}। ${when(visit)}`,
      paid === "all"
        ? "বুকিংটি এখন অপেক্ষমাণ: পেমেন্ট পেয়েছি, পার্লার এটি নিশ্চিত করবে।"
        : "বুকিংটি এখন অপেক্ষমাণ: পার্লার এটি নিশ্চিত করবে।",
    ],
    reason,
  }),

  confirmed: (visit, paidByCard) => ({
    subject: `নিশ্চিত: ${visit.service}, ${visit.salon}`,
    preview: when(visit),
    heading: "আপনার বুকিং নিশ্চিত",
    paragraphs: [
      dear(visit),
      `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্ট নিশ্চিত করা হয়েছে। ${when(visit)}`,
      ...(paidByCard ? [] : ["টাকা পার্লারে এসে দেবেন।"]),
    ],
    reason,
  }),

  row: (visit, count) => ({
    subject: `নিশ্চিত: ${atPlace(visit.salon)} ${count}টি অ্যাপয়েন্টমেন্ট, ${visit.service}`,
    preview: `প্রথমটি: ${visit.when}।`,
    heading: "আপনার অ্যাপয়েন্টমেন্টগুলো নিশ্চিত",
    paragraphs: [
      dear(visit),
      `${atPlace(visit.salon)} আপনার ${count}টি অ্যাপয়েন্টমেন্ট নিশ্চিত করা হয়েছে: ${visit.service}। তারিখগুলো নিচে আছে, আর এই ইমেইলের ক্যালেন্ডার ফাইলে সবগুলোই পাবেন।`,
      "প্রতিবার টাকা পার্লারে এসে দেবেন।",
    ],
    reason,
  }),

  moved: (visit, from, paid) => ({
    subject: `আপনার অ্যাপয়েন্টমেন্টের নতুন সময়: ${visit.service}, ${visit.salon}`,
    preview: when(visit),
    heading: from === "" ? "আপনার অ্যাপয়েন্টমেন্টের সময় ঠিক হয়েছে" : "আপনার অ্যাপয়েন্টমেন্টের সময় বদলেছে",
    paragraphs: [
      dear(visit),
      from === ""
        ? `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্টের সময় ঠিক হয়েছে। ${when(visit)}`
        : `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্ট আগে ছিল ${from}; এখন সময় বদলেছে। ${when(visit)}`,
      ...(paid ? ["আগে যত টাকা দিয়েছেন, তা-ই থাকবে।"] : []),
    ],
    reason,
  }),

  otherEnd: (visit, until, paid) => ({
    subject: `আপনার অ্যাপয়েন্টমেন্ট এখন শেষ হবে ${atTime(until)}: ${visit.service}, ${visit.salon}`,
    preview: when(visit),
    heading: "আপনার অ্যাপয়েন্টমেন্টের শেষ সময় বদলেছে",
    paragraphs: [
      dear(visit),
      `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্ট আগের সময়েই শুরু হবে, তবে শেষ হবে ${atTime(until)}। ${when(visit)}`,
      paid ? "আগে যত টাকা দিয়েছেন, তা-ই থাকবে।" : "দাম একই থাকবে।",
    ],
    reason,
  }),

  changed: (visit, news) => ({
    subject: `আপনার অ্যাপয়েন্টমেন্ট বদলেছে: ${visit.service}, ${visit.salon}`,
    preview: when(visit),
    heading: "আপনার অ্যাপয়েন্টমেন্ট বদলেছে",
    paragraphs: [
      dear(visit),
      `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্টে এখন আছে: ${visit.service}। ${when(visit)}`,
      ...(news.paid === "" ? [] : [`এই বদলের জন্য আপনি ${news.paid} দিয়েছেন।`]),
      ...(news.toGift === "" ? [] : [`${news.toGift} গিফট কার্ডে ফেরত এসেছে।`]),
      ...(news.back === "" ? [] : [news.back]),
      ...(news.handBack === "" ? [] : [`${news.handBack} আপনি পার্লারে ফেরত পাবেন, যেখানে টাকা দিয়েছিলেন।`]),
      ...sessionLines(news),
    ],
    reason,
  }),

  changeLost: (visit, { sum, goesBack }) => ({
    subject: `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্ট আগের মতোই আছে`,
    preview: goesBack,
    heading: "আপনার অ্যাপয়েন্টমেন্ট আগের মতোই আছে",
    paragraphs: [
      dear(visit),
      `আপনার ${sum} আমরা পেয়েছি, কিন্তু ততক্ষণে অ্যাপয়েন্টমেন্টটি আর বদলানো যায়নি: বাড়তি সময়টি আর ছিল না, অথবা অ্যাপয়েন্টমেন্টটি আগেই বদলে গেছে।`,
      goesBack,
    ],
    reason,
  }),

  cancelled: (visit, news) => ({
    subject: `বাতিল: ${visit.service}, ${visit.salon}`,
    preview: `${what(visit)}।`,
    heading: "আপনার অ্যাপয়েন্টমেন্ট বাতিল হয়েছে",
    paragraphs: [
      dear(visit),
      news.bySalon
        ? `আমরা দুঃখিত, ${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্টটি আমাদের বাতিল করতে হচ্ছে: ${what(visit)}।`
        : `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্ট বাতিল হয়েছে: ${what(visit)}।`,
      ...refundLines(news.refund),
      ...sessionLines(news.refund),
    ],
    reason,
  }),

  hourLost: (visit, news) => ({
    subject: `দুঃখিত: ${atPlace(visit.salon)} আপনার সময়টি আর নেই`,
    preview: news.goesBack,
    heading: "আমরা দুঃখিত",
    paragraphs: [
      dear(visit),
      `আপনার পেমেন্ট আমরা পেয়েছি, কিন্তু ততক্ষণে সময়টি আর বুক করা যাচ্ছিল না: ${what(visit)}। তাই কিছু বুক হয়নি।`,
      news.goesBack,
      ...(news.free.length === 0 ? [] : [`একটু আগে এই সময়গুলো খালি ছিল: ${news.free.join("; ")}।`]),
    ],
    reason: "আপনি একটি অ্যাপয়েন্টমেন্টের টাকা দিয়েছেন, কিন্তু তা বুক করা যায়নি বলে এই ইমেইল পেয়েছেন।",
  }),

  hourOver: (visit, news) => ({
    subject: `দুঃখিত: ${atPlace(visit.salon)} আপনার সময়টি পেরিয়ে যাওয়ার পর পেমেন্ট এসেছে`,
    preview: news.goesBack,
    heading: "আমরা দুঃখিত",
    paragraphs: [
      dear(visit),
      `আপনার পেমেন্টের খবর আমরা পেয়েছি সময়টি পেরিয়ে যাওয়ার পরে: ${what(visit)}। তাই কিছু বুক হয়নি।`,
      news.goesBack,
      ...(news.free.length === 0 ? [] : [`একটু আগে এই সময়গুলো খালি ছিল: ${news.free.join("; ")}।`]),
    ],
    reason: "আপনি একটি অ্যাপয়েন্টমেন্টের টাকা দিয়েছেন, কিন্তু তা বুক করা যায়নি বলে এই ইমেইল পেয়েছেন।",
  }),

  creditLost: (visit, news) => ({
    subject: "দুঃখিত: আপনার গিফট কার্ড দিয়ে অ্যাপয়েন্টমেন্টের পেমেন্ট আর করা যায়নি",
    preview: news.goesBack,
    heading: "আমরা দুঃখিত",
    paragraphs: [
      dear(visit),
      `সময়টি ছেড়ে দেওয়ার পরে আপনার পেমেন্ট এসেছে: ${what(visit)}। গিফট কার্ড বা প্যাকেজ থেকে যেটুকু নেওয়ার কথা ছিল, ততক্ষণে তা আর ছিল না। তাই কিছু বুক হয়নি।`,
      news.goesBack,
      ...(news.free.length === 0 ? [] : [`একটু আগে এই সময়গুলো খালি ছিল: ${news.free.join("; ")}।`]),
    ],
    reason: "আপনি একটি অ্যাপয়েন্টমেন্টের টাকা দিয়েছেন, কিন্তু তা বুক করা যায়নি বলে এই ইমেইল পেয়েছেন।",
  }),

  reminder: (visit) => ({
    subject: `মনে করিয়ে দিচ্ছি: ${visit.service}, ${visit.when}`,
    preview: when(visit),
    heading: "শিগগিরই দেখা হবে",
    paragraphs: [
      dear(visit),
      `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্টের কথা মনে করিয়ে দিচ্ছি। ${when(visit)}`,
    ],
    notes: ["আসতে পারছেন না? শর্ত অনুযায়ী এখনো সুযোগ থাকলে ‘আমার বুকিং’ থেকে সময় বদলাতে বা বাতিল করতে পারেন।"],
    reason: "আপনি একটি অ্যাপয়েন্টমেন্ট বুক করেছেন এবং মনে করিয়ে দিতে বলেছেন বলে এই ইমেইল পেয়েছেন।",
  }),

  reviewRequest: (visit) => ({
    subject: `${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্ট কেমন ছিল?`,
    preview: "আপনার কয়েকটি কথা অন্যদের বেছে নিতে আর আমাদের আরও ভালো হতে সাহায্য করে।",
    heading: "কেমন লাগল?",
    paragraphs: [
      dear(visit),
      `আসার জন্য ধন্যবাদ: ${visit.service}। আপনার কয়েকটি কথা আর রেটিং অন্যদের বেছে নিতে আর আমাদের আরও ভালো হতে সাহায্য করে।`,
    ],
    reason: "আপনি আমাদের এখানে এসেছিলেন, আর আমরা মতামত জানতে চাইলে আপনার আপত্তি নেই বলে এই ইমেইল পেয়েছেন।",
  }),

  receipt: (visit, number) => ({
    subject: `${visit.salon} থেকে ${common.receiptNumber(number)}`,
    preview: `${visit.service}: যত টাকা দেওয়া হয়েছে।`,
    heading: "আপনার রসিদ",
    paragraphs: [dear(visit), `ধন্যবাদ। ${atPlace(visit.salon)} আপনার অ্যাপয়েন্টমেন্টের জন্য এই টাকা দেওয়া হয়েছে।`],
    reason: "আপনি একটি অ্যাপয়েন্টমেন্টের টাকা দিয়েছেন বলে এই ইমেইল পেয়েছেন। এটিই আপনার রসিদ, অনুগ্রহ করে রেখে দিন।",
  }),
};

function sessionLines({ session }: Pick<Refund, "session">): string[] {
  if (session === null) return [];
  return [
    {
      back: "সেশনটি আপনার প্যাকেজে ফেরত এসেছে।",
      over: "সেশনটি আপনার প্যাকেজে ফেরত এসেছে, তবে প্যাকেজটির মেয়াদ শেষ, তাই এটি আর বুক করা যাবে না। আমাদের ফোন করুন, সেশনটির মূল্য আমরা ফেরত দেব।",
      to_card: `আপনার প্যাকেজের টাকা ফেরত দেওয়া হয়েছে, তাই এই সেশনের ${session.worth} যে কার্ডে প্যাকেজ কিনেছিলেন সেখানে ফেরত যাচ্ছে। ব্যাংকে জমা হতে পাঁচ থেকে দশ দিন লাগে।`,
      at_salon: `আপনার প্যাকেজের টাকা ফেরত দেওয়া হয়েছে, তাই এই সেশনের ${session.worth} পার্লারেই আপনার হাতে ফেরত দেওয়া হবে।`,
      lost: "যে নিয়মে বুক করেছিলেন, সে অনুযায়ী প্যাকেজের সেশনটি ব্যবহার হয়ে গেছে।",
    }[session.outcome],
  ];
}

function refundLines({ paid, all, toGift, toCard, held, atSalon, waits }: Refund): string[] {
  if (paid === "") return [];
  if ([toGift, toCard, held, atSalon, waits].every((sum) => sum === ""))
    return ["যে নিয়মে বুক করেছিলেন, সে অনুযায়ী এবার কিছু ফেরত যাচ্ছে না।"];
  const part = all ? "" : `আপনার দেওয়া ${paid}-এর মধ্যে `;
  return [
    toGift && `${part}${toGift} গিফট কার্ডে ফেরত এসেছে।`,
    toCard && `${part}${toCard} আপনার কার্ডে ফেরত যাচ্ছে। ব্যাংকে জমা হতে পাঁচ থেকে দশ দিন লাগে।`,
    held &&
      `${part}${held} আপনার আপত্তির সিদ্ধান্ত না হওয়া পর্যন্ত আপনার ব্যাংকে আছে। এরপর ব্যাংক বা আমাদের কাছ থেকে তা ফেরত পাবেন।`,
    atSalon && `${part}${atSalon} পার্লারেই আপনার হাতে ফেরত দেওয়া হবে।`,
    waits && `${part}${waits} পার্লারে আপনার জন্য রাখা আছে, যেখানে টাকা দিয়েছিলেন। অনুগ্রহ করে এসে নিয়ে যান।`,
  ].filter(Boolean);
}

function dear({ name }: VisitWords): string {
  return name === "" ? "প্রিয় অতিথি," : `প্রিয় ${name},`;
}

function when({ when: moment, masters }: VisitWords): string {
  if (moment === "") return "দিন ও সময় ঠিক করতে আমরা আপনাকে ফোন করব।";
  return `সময়: ${moment}${masters === "" ? "" : `, বিউটিশিয়ান: ${masters}`}।`;
}

function what({ service, when: moment }: VisitWords): string {
  return moment === "" ? service : `${service}, ${moment}`;
}
