import type { layoutTexts } from "#app/texts/en/public/layout.ts";

interface PlaceLink {
  label: Exclude<keyof typeof layoutTexts, "open" | "salon">;
  to: string;
}

/** The navigation bar, in its order. Portfolio and team are places on the home page. */
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
    title: "services",
    links: [
      { label: "treatments", to: "/services?service=turmeric-glow-facial" },
      { label: "thermalBath", to: "/services?service=thermal-bath" },
      { label: "oilMassages", to: "/services?service=warm-oil-massage" },
      { label: "hair", to: "/services?service=hair-cut-finish" },
      { label: "nails", to: "/services?service=alta-hands-nails" },
    ],
  },
  {
    title: "company",
    links: [
      { label: "ourTeam", to: "/#team" },
      { label: "ourPortfolio", to: "/#portfolio" },
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

export const socialLinks = [
  { label: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
  { label: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
  { label: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
  { label: "X", icon: "x", href: "https://x.com/" },
] as const;
