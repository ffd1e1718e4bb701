/** The three highlight cards of the landing page, each leading to a service of the catalogue by its name's address. */
export const highlights = [
  {
    name: "treatments",
    art: "/art/treatments.svg",
    slug: "turmeric-glow-facial",
  },
  {
    name: "thermalBath",
    art: "/art/thermal-bath.svg",
    slug: "thermal-bath",
  },
  {
    name: "oilMassages",
    art: "/art/oil-massage.svg",
    slug: "warm-oil-massage",
  },
] as const;
