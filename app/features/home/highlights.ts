/** The three highlight cards of the landing page, each leading to a service of the catalogue by its name's address. */
export const highlights = [
  {
    title: "Treatments",
    text: "All types of classic beauty treatments for women and men.",
    art: "/art/treatments.svg",
    slug: "turmeric-glow-facial",
  },
  {
    title: "Thermal Bath",
    text: "Forty minutes in warm water, with lilies and no clock in sight.",
    art: "/art/thermal-bath.svg",
    slug: "thermal-bath",
  },
  {
    title: "Oil Massages",
    text: "Mustard, coconut or sesame, warmed in brass before it is poured.",
    art: "/art/oil-massage.svg",
    slug: "warm-oil-massage",
  },
];
