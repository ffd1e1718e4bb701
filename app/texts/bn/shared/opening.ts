import type { openingTexts } from "#app/texts/en/shared/opening.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof openingTexts>("openingTexts", {
  soon: "শিগগিরই খুলছে",
  soonOn: (day) => `${day} খুলছে`,
  lead: (salon) => `${salon} এখনো বুকিং নিচ্ছে না। খোলার পর এখানেই বুক করতে পারবেন।`,
  nothingSold: (salon) => `${salon} এখনো খোলেনি। খোলার পর আবার আসুন: তার আগে এখানে কিছু বিক্রি হয় না।`,
  where: "কোথায়",
  when: "কখন",
  before: "তার আগে",
  notYet: "ভিজিটররা দেখছেন, পার্লার শিগগিরই খুলবে। আপনি এখানে কাজ করেন বলে পুরো সাইট দেখছেন।",
  firstSteps: "প্রথম ধাপগুলো",
  invitation: "আমন্ত্রণ",
  invited: "এখানে কাজ করার আমন্ত্রণ পেয়েছেন",
  invitedText: (salon, email) =>
    `আপনি ${email} দিয়ে লগইন করে আছেন। গ্রহণ করলে ${ofName(salon)} কাজ আপনার ড্যাশবোর্ডে পাবেন।`,
  accept: "আমন্ত্রণ গ্রহণ করুন",
  accepting: "একটু অপেক্ষা করুন",
  logInFirst: "যে ঠিকানায় ইমেইল এসেছে, সেটি দিয়ে লগইন করুন বা অ্যাকাউন্ট খুলুন। তারপর গ্রহণ করতে পারবেন।",
  logIn: "লগইন করুন",
  signUp: "অ্যাকাউন্ট খুলুন",
  accepted: "টিমে স্বাগতম",
  acceptedText: "আপনার ড্যাশবোর্ডে এখন পার্লারের পাতাগুলো আছে।",
  dashboard: "ড্যাশবোর্ড খুলুন",
});
