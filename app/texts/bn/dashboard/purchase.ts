import type { purchaseTexts } from "#app/texts/en/dashboard/purchase.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof purchaseTexts>("purchaseTexts", {
  total: "মোট",
  noCards: "এই মুহূর্তে এখানে কার্ডে টাকা দেওয়া যাচ্ছে না। পার্লারে ফোন করুন।",
  asking: "আগের পেমেন্টটি দেখা হচ্ছে",
  paidBefore:
    "এখানে আপনার আগের পেমেন্টটি হয়ে গেছে, যা কিনেছেন তা পেয়ে গেছেন। আরেকটি কিনতে চাইলে তবেই আবার পেমেন্ট করুন।",
  ended: "এই পেমেন্টের সময় শেষ। কোনো টাকা কাটা হয়নি; আবার পেমেন্ট করুন।",
});
