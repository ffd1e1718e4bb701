import type { bookLinkTexts } from "#app/texts/en/shared/book-link.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof bookLinkTexts>("bookLinkTexts", {
  title: (salon) => `${salon}-এ বুকিং`,
  what: "সেবা বেছে নিন। এরপর সময় বাছবেন।",
  noService: "এই লিংকের সেবাটি এখন আর দেওয়া হয় না। আমরা এগুলো দিই।",
  noMaster: "এই লিংকের মাস্টার এখন এই সেবা দেন না। যে কারও কাছে, বা অন্য কারও কাছে সময় বেছে নিন।",
  noHour: "এই লিংকের সময়টি পেরিয়ে গেছে। আরেকটি সময় বেছে নিন।",
  ownTab: "এখানে শুধু বাছবেন। লগইন ও টাকা দেওয়া আলাদা ট্যাবে খুলবে।",
  all: "সব সেবা",
  none: "এখনো অনলাইনে কিছু বুক করা যায় না। আমাদের ফোন করুন।",
});
