import type { SiteContent } from "#contract/site-content.ts";
import { blocks } from "#domain/site/blocks.ts";

const none = { en: "", bn: "" };

/** A site with nothing but its first line. */
export const plainSite: SiteContent = {
  accent: "#a3142f",
  logo: null,
  share: null,
  description: none,
  home: {
    order: blocks.map((block) => ({ block, shown: true })),
    hero: { lead: { en: "A salon by the lake.", bn: "" }, picture: null },
    highlights: { cards: [] },
    professionally: { text: none, picture: null },
    prices: { picture: null },
    member: { text: none, picture: null },
    masters: { text: none },
    visit: { lead: none },
  },
  pages: { login: null, signUp: null, secret: null, notFound: null },
  footer: { about: none, services: [], social: [] },
  contact: { map: null },
  terms: none,
  privacy: none,
};
