import { digits } from "#app/texts/bn/public/digits.ts";
import type { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof placeTexts>("placeTexts", {
  notHere: "এখানে নয়।",
  notPerformed: (master, service) => `${master} ${service} করেন না।`,
  mastersStay: "একাধিক বিউটিশিয়ান মিলে এই সেবা দেন, যাঁর অংশ তাঁরই থাকে। শুধু ওপরে বা নিচে সরান।",
  past: "এই সময় পেরিয়ে গেছে।",
  aGuest: "একজন অতিথি",
  visitThere: (name, master, from, to) => `${from} থেকে ${to} পর্যন্ত ${ofName(master)} কাছে ${name} আছেন।`,
  offeredThere: (name, master, from, to) =>
    `${master}: ওয়েটিং লিস্টের ${name}-কে সময়টি দেওয়া হয়েছে, ${from} থেকে ${to}।`,
  holdThere: (name, master, from, to) =>
    `${from} থেকে ${to} পর্যন্ত ${ofName(master)} সময়টি ${name} টাকা দেওয়ার জন্য ধরে রেখেছেন।`,
  closedThere: (what, from, to, master) =>
    `${what}: ${master}, ${from === to ? "সারা দিন" : `${from} থেকে ${to}`}।`,
  bufferThere: (name) => `প্রস্তুতি ও গোছানোর সময় ${ofName(name)} অ্যাপয়েন্টমেন্টের সঙ্গে মিলে যায়।`,
  roomThere: "এর জন্য যে রুম লাগে, তা তখন খালি নেই।",
  salonClosed: (from, to) => (from === to ? "পার্লার সারা দিন বন্ধ।" : `${from} থেকে ${to} পর্যন্ত পার্লার বন্ধ।`),
  kinds: { break: "বিরতি", not_working: "কাজের সময় নয়" },

  startsThatFit: "এ সময়ের মধ্যে শুরু হতে পারে",
  fitsFrom: (from, to) => (from === to ? from : `${from} থেকে ${to}`),
  unable: "এ সেবা করেন না",
  freePlaces: (count) => (count === 0 ? "কোনো সময় খালি নেই" : `${digits(count)}টি খালি সময়`),
  showPlaces: "খালি সময়",
  movingTitle: (name) => `${ofName(name)} সময় বদলানো হচ্ছে`,
  takes: (services, minutes) => `${services}, ${digits(minutes)} মিনিট`,
  howTo: "সবুজ জায়গায় টেনে আনুন, সবুজ জায়গায় চাপুন, অথবা এখান থেকে বেছে নিন:",
  noPlace: "এই দিনগুলোতে কোনো সময় খালি নেই।",
  looking: "খালি সময় খোঁজা হচ্ছে…",
  notFound: (why) => `খালি সময় লোড হয়নি। ${why}`,
  more: (count) => `আরও ${digits(count)}টি দেখুন`,
  wholeWeek: "আগামী সাত দিনের খালি সময়",
  stay: "যেখানে আছে থাক",
});
