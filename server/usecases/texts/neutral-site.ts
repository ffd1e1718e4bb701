import type { SiteContent } from "#contract/site-content.ts";
import { defaultAccent } from "#domain/site/accent.ts";
import { blocks } from "#domain/site/blocks.ts";

const nothing = { en: "", bn: "" };

/**
 * What a salon's site says before its owner has published anything: words that are true of every salon, no picture, no
 * link. Sections without words are not shown.
 */
export const neutralContent: SiteContent = {
  accent: defaultAccent,
  logo: null,
  share: null,
  description: {
    en: "Services, prices, masters and open hours of {salon}. Choose your master and your hour, pay by card.",
    bn: "{salon}: সেবা, দাম, বিউটিশিয়ান আর খোলা থাকার সময়। পছন্দের বিউটিশিয়ান ও সময় বেছে নিন, কার্ডে পেমেন্ট করুন।",
  },
  home: {
    order: blocks.map((block) => ({ block, shown: true })),
    hero: {
      lead: {
        en: "Welcome to {salon}. Choose your service, your master and your hour.",
        bn: "{salon} আপনাকে স্বাগত জানাচ্ছে। সেবা, বিউটিশিয়ান আর সময় বেছে নিন।",
      },
      picture: null,
    },
    highlights: { cards: [] },
    professionally: {
      text: {
        en: "You choose who looks after you and when. The hour that you book is yours alone.",
        bn: "কার কাছে আর কখন সেবা নেবেন, তা আপনিই বেছে নেন। যে সময়টি বুক করেন, তা শুধুই আপনার।",
      },
      picture: null,
    },
    prices: { picture: null },
    member: {
      text: {
        en: "On every visit that you book, for twelve months. Paid once; it does not renew by itself.",
        bn: "বারো মাস ধরে, যতবারই বুক করুন। টাকা একবারই দিতে হয়; নিজে থেকে নবায়ন হয় না।",
      },
      picture: null,
    },
    masters: {
      text: {
        en: "Book one of them by name, or choose anyone and we will match you to the first free hour.",
        bn: "নাম ধরে কাউকে বেছে নিন, অথবা যে কাউকে: আমরা সবার আগে খালি হওয়া সময়টি আপনাকে মিলিয়ে দেব।",
      },
    },
    visit: {
      lead: {
        en: "Not sure what to choose? Write to us and we will call you back.",
        bn: "কোনটা বেছে নেবেন বুঝতে পারছেন না? আমাদের লিখুন, আমরা আপনাকে ফোন করব।",
      },
    },
  },
  pages: { login: null, signUp: null, secret: null, notFound: null },
  footer: { about: nothing, services: [], social: [] },
  contact: { map: null },
  terms: nothing,
  privacy: nothing,
};
