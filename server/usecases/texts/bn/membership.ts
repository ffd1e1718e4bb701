import { atPlace, ofName } from "#domain/bangla-endings.ts";
import type { membership as english } from "#server/usecases/texts/en/membership.ts";

const reason = "আপনি মেম্বারশিপ কিনেছেন বলে এই ইমেইল পেয়েছেন।";

export const membership: typeof english = {
  started: (salon, name, until, percent) => ({
    subject: `আপনি এখন ${ofName(salon)} বিউটি মেম্বার`,
    preview: `${until} পর্যন্ত প্রতিটি সেবায় ${percent}% ছাড়।`,
    heading: name === "" ? "আপনি এখন মেম্বার" : `আপনি এখন মেম্বার, ${name}`,
    paragraphs: [
      `${until} পর্যন্ত যে সেবাই বুক করুন, ${percent}% কম দেবেন। লগইন থাকলেই কম দামটি দেখবেন; পার্লারে কিছু দেখাতে হবে না।`,
      "মেম্বারশিপ নিজে থেকে নবায়ন হয় না। শেষ হওয়ার আগে আমরা আপনাকে জানাব।",
    ],
    reason,
  }),

  reminder: (salon, until, days, price) => ({
    subject: `${atPlace(salon)} আপনার মেম্বারশিপ ${days} দিন পর শেষ হবে`,
    preview: `মেয়াদ ${until} পর্যন্ত; নিজে থেকে নবায়ন হয় না।`,
    heading: `আপনার মেম্বারশিপ ${days} দিন পর শেষ হবে`,
    paragraphs: [
      `মেয়াদ ${until} পর্যন্ত। এটি নিজে থেকে নবায়ন হয় না: আপনি নবায়ন না করলে কোনো টাকা কাটা হবে না।`,
      ...(price === null
        ? []
        : [
            `আরও এক বছরের দাম ${price}। শেষ হওয়ার আগে নবায়ন করলে একটি দিনও নষ্ট হবে না: নতুন বছরটি মেয়াদের শেষে যোগ হবে।`,
          ]),
      "তত দিনে যা বুক করেছেন, তার দাম একই থাকবে।",
    ],
    reason,
  }),

  refunded: (salon, back, { from, until, goesOnUntil }) => ({
    subject: `${atPlace(salon)} আপনার মেম্বারশিপের${goesOnUntil === null ? "" : " এক বছরের"} টাকা ফেরত দেওয়া হয়েছে`,
    preview: back,
    heading: `আপনার মেম্বারশিপের${goesOnUntil === null ? "" : " এক বছরের"} টাকা ফেরত যাচ্ছে`,
    paragraphs: [
      `পার্লার ${from} থেকে ${until} পর্যন্ত বছরটি বাতিল করেছে। ${back}`,
      ...(goesOnUntil === null ? [] : [`${goesOnUntil} পর্যন্ত আপনি মেম্বারই থাকছেন।`]),
      "যা বুক করেছেন, তার দাম একই থাকবে।",
    ],
    reason,
  }),

  rows: { until: "মেয়াদ", price: "এক বছর" },
  actions: { see: "আমার মেম্বারশিপ দেখুন", renew: "মেম্বারশিপ নবায়ন করুন" },
};
