import type { layoutTexts } from "#app/texts/en/public/layout.ts";

interface PlaceLink {
  label: Exclude<keyof typeof layoutTexts, "open" | "salon">;
  to: string;
}

/** The navigation bar, in order. Portfolio and team are places on the home page. */
export const mainLinks: PlaceLink[] = [
  { label: "home", to: "/" },
  { label: "ourServices", to: "/services" },
  { label: "ourPortfolio", to: "/#portfolio" },
  { label: "ourTeam", to: "/#team" },
  { label: "contactUs", to: "/contact" },
  { label: "secret", to: "/secret" },
];

export const footerColumns: { title: PlaceLink["label"]; links: PlaceLink[] }[] = [
  {
    title: "company",
    links: [
      { label: "ourTeam", to: "/#team" },
      { label: "ourPortfolio", to: "/#portfolio" },
      { label: "giftCards", to: "/gift-card" },
      { label: "contactUs", to: "/contact" },
    ],
  },
  {
    title: "aboutUs",
    links: [
      { label: "openingHours", to: "/#visit" },
      { label: "changingAVisit", to: "/dashboard/myBookings" },
      { label: "privacy", to: "/privacy" },
      { label: "terms", to: "/terms" },
    ],
  },
];
