interface DemoAddOn {
  name: string;
  nameBn: string;
  priceCents: number;
  minutes: number;
  /** First names. */
  masters: string[];
  /** Names of services. */
  to: string[];
}

/** The add-ons of the demo's services, in the order in which visitors see them. */
export const demoAddOns: DemoAddOn[] = [
  {
    name: "Coconut oil finish",
    nameBn: "নারকেল তেলের ফিনিশ",
    priceCents: 600,
    minutes: 10,
    masters: ["Farzana"],
    to: ["Hair Cut & Finish", "Hair Colour"],
  },
  {
    name: "Waves with a hot comb",
    nameBn: "গরম চিরুনিতে ঢেউ",
    priceCents: 800,
    minutes: 15,
    masters: ["Farzana"],
    to: ["Hair Cut & Finish"],
  },
  {
    name: "Rose mask",
    nameBn: "গোলাপের মাস্ক",
    priceCents: 700,
    minutes: 10,
    masters: ["Labonno", "Sadia"],
    to: ["Turmeric Glow Facial", "Neem Leaf Facial"],
  },
  {
    name: "Ginger scrub",
    nameBn: "আদার স্ক্রাব",
    priceCents: 900,
    minutes: 15,
    masters: ["Sadia"],
    to: ["Thermal Bath", "Stone & Steam"],
  },
  {
    name: "Painted nails on two fingers",
    nameBn: "দুই আঙুলে নখের নকশা",
    priceCents: 500,
    minutes: 10,
    masters: ["Labonno"],
    to: ["Alta Hands & Nails"],
  },
  {
    name: "Feet to the ankle",
    nameBn: "গোড়ালি পর্যন্ত দুই পা",
    priceCents: 3000,
    minutes: 60,
    masters: ["Labonno"],
    to: ["Bridal Mehendi"],
  },
];
