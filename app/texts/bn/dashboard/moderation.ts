import { digits } from "#app/texts/bn/public/digits.ts";
import type { moderationTexts } from "#app/texts/en/dashboard/moderation.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof moderationTexts>("moderationTexts", {
  pending: "অপেক্ষায়",
  published: "দেখানো",
  hidden: "লুকানো",
  tab: (name, count) => `${name} (${digits(count)})`,
  empty: {
    pending: "কোনো মতামত অপেক্ষায় নেই",
    published: "এখনো কোনো মতামত দেখানো হচ্ছে না",
    hidden: "কোনো মতামত লুকানো নেই",
  },
  emptyText: {
    pending: "সেবা নেওয়ার পরে দেওয়া মতামত সঙ্গে সঙ্গে দেখা যায়; অন্যগুলো এখানে অপেক্ষা করে।",
    published: "আপনি যা অনুমোদন করেন তা হোমপেজে দেখা যায়।",
    hidden: "যা লুকান তা এখানে থাকে।",
  },
  notLoaded: (why) => `মতামতগুলো লোড হয়নি। ${why}`,
  more: "আগেরগুলো দেখান",
  loading: "লোড হচ্ছে",
  reviews: "মতামত",
  notChanged: (name) => `${ofName(name)} মতামত বদলানো যায়নি`,
  afterVisit: "সেবা নেওয়ার পরে লেখা",
  salonsReply: "পার্লারের উত্তর",
  hiddenBecause: (reason) => `লুকানো: ${reason}`,
  isShown: "মতামতটি এখন দেখা যাচ্ছে",
  approve: "অনুমোদন করুন",
  showAgain: "আবার দেখান",
  changeReply: "উত্তর বদলান",
  reply: "উত্তর দিন",
  hide: "লুকান",
  replyTo: (name) => `${name}-কে উত্তর`,
  yourReply: "আপনার উত্তর",
  replyHint: "মতামতের নিচে সবাই এটি পড়বেন। খালি রাখলে উত্তরটি সরে যাবে।",
  replyNow: (reply) =>
    reply === "" ? "এর মধ্যে উত্তরটি সরিয়ে ফেলা হয়েছে।" : `এর মধ্যে উত্তরে লেখা হয়েছে: ${reply}`,
  saveReply: "উত্তর সংরক্ষণ করুন",
  replySaved: "আপনার উত্তর সংরক্ষণ হয়েছে",
  replyTaken: "আপনার উত্তর সরানো হয়েছে",
  hideThis: "মতামতটি লুকাবেন?",
  whyHidden: "কেন লুকানো হলো",
  onlyAdmins: "শুধু অ্যাডমিনরা এটি পড়েন।",
  hideIt: "লুকিয়ে দিন",
  isHidden: "মতামতটি লুকানো হয়েছে",
  cancel: "বাতিল",
});
