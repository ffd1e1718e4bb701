import type { givenGiftCardsTexts } from "#app/texts/en/dashboard/given-gift-cards.ts";
import { inBangla } from "#app/texts/texts.ts";
import { ofName } from "#domain/bangla-endings.ts";

inBangla<typeof givenGiftCardsTexts>("givenGiftCardsTexts", {
  given: "আপনার দেওয়া গিফট কার্ড",
  notLoaded: (why) => `আপনার দেওয়া গিফট কার্ডগুলো লোড হয়নি। ${why}`,
  givenTo: (name) => `${ofName(name)} জন্য`,
  givenAway: "একটি গিফট কার্ড",
  leftOf: (left, worth) => `${worth}-এর মধ্যে ${left} বাকি`,
  sentOn: (email, day) => `${day} তারিখে ${email} ঠিকানায় পাঠানো হয়েছে`,
  sendsOn: (email, day) => `${day} তারিখে ${email} ঠিকানায় যাবে`,
  states: {
    waiting: "পাঠানোর দিনের অপেক্ষায়",
    unused: "এখনো খরচ হয়নি",
    part: "খরচ হচ্ছে",
    used: "সব খরচ হয়েছে",
    refunded: "টাকা ফেরত দেওয়া হয়েছে",
  },
});
