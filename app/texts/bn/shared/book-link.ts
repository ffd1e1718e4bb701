import type { bookLinkTexts } from "#app/texts/en/shared/book-link.ts";
import { inBangla } from "#app/texts/texts.ts";
import { atPlace } from "#domain/bangla-endings.ts";

inBangla<typeof bookLinkTexts>("bookLinkTexts", {
  title: (salon) => `${atPlace(salon)} বুকিং`,
  what: "সেবা বেছে নিন। এরপর সময় বেছে নেবেন।",
  noService: "এই লিংকের সেবাটি এখন আর দেওয়া হয় না। আমাদের এখনকার সেবাগুলো এখানে আছে।",
  noMaster: "এই লিংকের বিউটিশিয়ান এখন এই সেবা দেন না। যে কারও কাছে, অথবা অন্য কারও কাছে সময় বেছে নিন।",
  noHour: "এই লিংকের সময়টি পেরিয়ে গেছে। আরেকটি সময় বেছে নিন।",
  ownTab: "এখানে শুধু বেছে নেবেন। লগইন ও পেমেন্ট আলাদা ট্যাবে খুলবে।",
  all: "সব সেবা",
  none: "এখনো অনলাইনে কিছু বুক করা যায় না। আমাদের ফোন করুন।",
});
