import type { Category } from "#domain/categories.ts";

export interface UsualService {
  name: string;
  nameBn: string;
  category: Category;
  image: string;
  minutes: number;
  /** Dollars. */
  price: number;
}

/** A placeholder for each service's details until the owner writes more, in both languages whatever the owner reads. */
export const detailsToCome = {
  details: "Ask us about it.",
  detailsBn: "বিস্তারিত জানতে আমাদের জিজ্ঞাসা করুন।",
};

/** What salons in Dhaka usually offer, as a start. Owners set their own minutes and prices. */
export const usualServices: readonly UsualService[] = [
  {
    name: "Threading, brows",
    nameBn: "ভ্রু থ্রেডিং",
    category: "skin",
    image: "/art/threading.svg",
    minutes: 15,
    price: 6,
  },
  {
    name: "Hair Cut & Finish",
    nameBn: "হেয়ার কাট",
    category: "hair",
    image: "/art/hair.svg",
    minutes: 45,
    price: 25,
  },
  {
    name: "Hair Colour",
    nameBn: "হেয়ার কালার",
    category: "hair",
    image: "/art/hair-colour.svg",
    minutes: 120,
    price: 70,
  },
  {
    name: "Keratin",
    nameBn: "কেরাটিন",
    category: "hair",
    image: "/art/hair-long.svg",
    minutes: 150,
    price: 95,
  },
  {
    name: "Neem Leaf Facial",
    nameBn: "নিমপাতার ফেসিয়াল",
    category: "skin",
    image: "/art/facial.svg",
    minutes: 60,
    price: 42,
  },
  {
    name: "Gold facial",
    nameBn: "গোল্ড ফেসিয়াল",
    category: "skin",
    image: "/art/facial.svg",
    minutes: 75,
    price: 50,
  },
  {
    name: "Manicure and pedicure",
    nameBn: "ম্যানিকিউর ও পেডিকিউর",
    category: "nails",
    image: "/art/nails-alta.svg",
    minutes: 60,
    price: 24,
  },
  {
    name: "Alta Hands & Nails",
    nameBn: "আলতা ও নখ",
    category: "nails",
    image: "/art/nails-alta.svg",
    minutes: 40,
    price: 18,
  },
  {
    name: "Waxing, full arms",
    nameBn: "পুরো হাতের ওয়াক্সিং",
    category: "skin",
    image: "/art/treatments.svg",
    minutes: 30,
    price: 12,
  },
  {
    name: "Bridal Mehendi",
    nameBn: "বিয়ের মেহেদি",
    category: "mehendi",
    image: "/art/mehendi.svg",
    minutes: 180,
    price: 90,
  },
  {
    name: "Bridal make-up",
    nameBn: "বিয়ের সাজ",
    category: "skin",
    image: "/art/treatments.svg",
    minutes: 150,
    price: 140,
  },
  {
    name: "Warm Oil Massage",
    nameBn: "গরম তেলের মালিশ",
    category: "bath",
    image: "/art/oil-massage.svg",
    minutes: 60,
    price: 60,
  },
];
