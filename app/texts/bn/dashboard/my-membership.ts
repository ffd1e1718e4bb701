import type { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof myMembershipTexts>("myMembershipTexts", {
  page: "মেম্বারশিপ",
  card: "বিউটি মেম্বার",
  cardText: "ছাড়, যে সেবাই বুক করুন।",
  name: "নাম",
  runsUntil: "মেয়াদ",
  notLoaded: (why) => `আপনার মেম্বারশিপ লোড হয়নি। ${why}`,
  invite: "আপনি এখনো মেম্বার নন।",
  inviteText: (price) => `ছাড়, এক বছর ধরে যে সেবাই নিন। এক বছরের দাম ${price}।`,
  renewTitle: "আরও এক বছর নবায়ন করুন",
  renewText: (from, until) => `নতুন বছরটি মেয়াদের শেষে যোগ হবে: ${from} থেকে ${until}।`,
  renew: "আরও এক বছর নবায়ন করুন",
  joinTitle: "এক বছরের মেম্বার হোন",
  joinText: (percent) =>
    `এখন থেকে যে সেবাই বুক করুন, ${percent}% ছাড়। নিজে থেকে নবায়ন হয় না: শেষ হওয়ার আগে আমরা জানাব।`,
  money: (sum) => `এখন ${sum}, পরে আর কিছু নয়: পার্লার মেম্বারশিপ বাতিল করলে বছরের দাম ফেরত পাবেন।`,
  year: "মেম্বারশিপ, এক বছর",
  checking:
    "ব্যাংক এখনো এই পেমেন্ট যাচাই করছে। এখানে অপেক্ষা করুন, বা পরে আসুন: পেমেন্ট হয়ে গেলে মেম্বারশিপ নিজে থেকেই শুরু হবে, না হলে কোনো টাকা কাটা হবে না।",
  notStarted: (why) =>
    `, তবে মেম্বারশিপ এখনো শুরু হয়নি। ${why} আবার টাকা দিতে হবে না: নিজে থেকেই শুরু হবে, অথবা এখনই শুরু করুন।`,
  start: "এখনই শুরু করুন",
  joined: "আপনি এখন বিউটি মেম্বার",
  years: "আপনার কেনা মেম্বারশিপ",
  span: (from, until) => `${from} থেকে ${until}`,
  refunded: "ফেরত দেওয়া হয়েছে",
  receipt: "রসিদ",
  sectionText: "সব সেবায় যত সাশ্রয় হয়।",
});
