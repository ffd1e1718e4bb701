import type { membership as english } from "#server/usecases/mails/texts/en/membership.ts";

const reason = "আপনি সদস্যপদ কিনেছেন বলে এই ই-মেইল পেয়েছেন।";

export const membership: typeof english = {
  started: (salon, name, until, percent) => ({
    subject: `আপনি এখন ${salon}-এর বিউটি সদস্য`,
    preview: `${until} পর্যন্ত প্রতিটি সেবায় ${percent} % ছাড়।`,
    heading: name === "" ? "আপনি এখন সদস্য" : `আপনি এখন সদস্য, ${name}`,
    paragraphs: [
      `${until} পর্যন্ত যে সেবাই বুক করুন, ${percent} % কম দেবেন। লগ ইন করা থাকলেই কম দামটি দেখবেন; সেলুনে কিছু দেখাতে হবে না।`,
      "সদস্যপদ নিজে থেকে নবায়ন হয় না। শেষ হওয়ার আগে আমরা আপনাকে জানাব।",
    ],
    reason,
  }),

  reminder: (salon, until, days, price) => ({
    subject: `${salon}-এ আপনার সদস্যপদ ${days} দিন পর শেষ হবে`,
    preview: `মেয়াদ ${until} পর্যন্ত; নিজে থেকে নবায়ন হয় না।`,
    heading: `আপনার সদস্যপদ ${days} দিন পর শেষ হবে`,
    paragraphs: [
      `মেয়াদ ${until} পর্যন্ত। এটি নিজে থেকে নবায়ন হয় না: আপনি নবায়ন না করলে কোনো টাকা কাটা হবে না।`,
      ...(price === null
        ? []
        : [`আরও এক বছরের দাম ${price}। শেষ হওয়ার আগে নবায়ন করলে একটি দিনও হারাবে না: বছরটি শেষে যোগ হয়।`]),
      "তত দিনে যা বুক করেছেন, তার দাম একই থাকবে।",
    ],
    reason,
  }),

  refunded: (salon, amount) => ({
    subject: `${salon}-এ আপনার সদস্যপদের টাকা ফেরত দেওয়া হয়েছে`,
    preview: `${amount} আপনার কার্ডে ফেরত যাচ্ছে।`,
    heading: "আপনার সদস্যপদের টাকা ফেরত যাচ্ছে",
    paragraphs: [
      `সেলুন আপনার সদস্যপদ শেষ করেছে এবং যে কার্ডে দিয়েছিলেন, সেই কার্ডে ${amount} ফেরত দিচ্ছে। ব্যাংকে দশ দিন পর্যন্ত সময় লাগতে পারে।`,
      "যা বুক করেছেন, তার দাম একই থাকবে।",
    ],
    reason,
  }),

  rows: { until: "মেয়াদ", price: "এক বছর" },
  actions: { see: "আমার সদস্যপদ দেখুন", renew: "সদস্যপদ নবায়ন করুন" },
};
