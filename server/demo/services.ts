import type { Category } from "#domain/categories.ts";

export interface DemoService {
  name: string;
  category: Category;
  priceCents: number;
  minutes: number;
  cleanupMinutes: number;
  /** When the master may leave during the treatment: minutes after the start, and for how long. */
  processing?: { start: number; minutes: number };
  image: string;
  tagline: string;
  details: string;
  /** First names. */
  masters: string[];
  bath?: true;
}

/** The demo salon's eleven services, in the order in which visitors see them. */
export const demoServices: DemoService[] = [
  {
    name: "Turmeric Glow Facial",
    category: "skin",
    priceCents: 3800,
    minutes: 50,
    cleanupMinutes: 5,
    image: "treatments",
    tagline: "Fresh paste, neem steam",
    details:
      "Turmeric ground this morning with milk and gram flour, warmed in the hand and left on for twelve minutes. Neem steam first, rose water last. Come with a bare face; leave an old scarf for your hair with us.",
    masters: ["Labonno", "Sadia"],
  },
  {
    name: "Neem Leaf Facial",
    category: "skin",
    priceCents: 4200,
    minutes: 60,
    cleanupMinutes: 5,
    image: "facial",
    tagline: "For skin that argues back",
    details:
      "Crushed neem, clay from the river at Bijoypur and cold cucumber water, for skin that flushes or breaks out. We write down what your skin liked and what it did not, and change the paste next time.",
    masters: ["Sadia", "Labonno", "Rehana"],
  },
  {
    name: "Thermal Bath",
    category: "bath",
    priceCents: 5500,
    minutes: 75,
    cleanupMinutes: 15,
    image: "thermal-bath",
    tagline: "Lily pool, 75 minutes",
    details:
      "Forty minutes in warm water with lilies and no clock in sight, then half an hour under a cotton blanket with ginger tea. One guest at a time. Bring a swimsuit; towels and slippers are here.",
    masters: ["Sadia"],
    bath: true,
  },
  {
    name: "Warm Oil Massage",
    category: "bath",
    priceCents: 6000,
    minutes: 60,
    cleanupMinutes: 10,
    image: "oil-massage",
    tagline: "Mustard, coconut or sesame",
    details:
      "Choose mustard for tired legs, coconut for dry skin or sesame for sleep. We warm it in brass, test it on your wrist, and start at the feet. Long strokes, firm pressure, sixty minutes without a phone in the room.",
    masters: ["Sadia", "Labonno"],
  },
  {
    name: "Head & Shoulder Oil",
    category: "hair",
    priceCents: 2800,
    minutes: 30,
    cleanupMinutes: 5,
    image: "head-oil",
    tagline: "Warm coconut, 30 minutes",
    details:
      "Warm coconut oil from crown to shoulder blade, thumbs behind the ears, a hot towel at the end. Wash it out tonight or sleep in it; we will wrap your hair either way.",
    masters: ["Sadia", "Labonno"],
  },
  {
    name: "Stone & Steam",
    category: "bath",
    priceCents: 4800,
    minutes: 60,
    cleanupMinutes: 10,
    image: "stones",
    tagline: "River stones, 60 minutes",
    details:
      "Six river stones, heated in neem water and set along the back. Ten minutes of steam first, then slow pressure from neck to heel. Bring nothing; eat lightly before.",
    masters: ["Sadia", "Labonno"],
  },
  {
    name: "Hair Cut & Finish",
    category: "hair",
    priceCents: 2500,
    minutes: 45,
    cleanupMinutes: 5,
    image: "hair",
    tagline: "Wash, cut and blow-dry",
    details:
      "Farzana looks at how your hair falls when it is dry before she picks up the scissors. Wash, cut, blow-dry, and two minutes on how to repeat it at home.",
    masters: ["Farzana"],
  },
  {
    name: "Hair Colour",
    category: "hair",
    priceCents: 7000,
    minutes: 120,
    cleanupMinutes: 10,
    processing: { start: 45, minutes: 40 },
    image: "hair-colour",
    tagline: "Root to tip, two hours",
    details:
      "Henna, indigo or ammonia-free colour, mixed after a strand test. Forty-five minutes to put it on, forty to let it work with tea and a magazine, then wash, gloss and dry.",
    masters: ["Farzana"],
  },
  {
    name: "Alta Hands & Nails",
    category: "nails",
    priceCents: 1800,
    minutes: 40,
    cleanupMinutes: 5,
    image: "nails-alta",
    tagline: "Shape, scrub, alta or polish",
    details:
      "Nails shaped, hands scrubbed with sugar and lime, then a line of alta along the fingertips or a polish of your choice. Dry before you leave, we promise.",
    masters: ["Labonno"],
  },
  {
    name: "Bridal Mehendi",
    category: "mehendi",
    priceCents: 9000,
    minutes: 180,
    cleanupMinutes: 10,
    image: "mehendi",
    tagline: "Both hands to the elbow",
    details:
      "Both hands to the elbow, drawn freehand with henna from Rajshahi. Three hours, with breaks to eat. Come two days before the wedding for the deepest colour.",
    masters: ["Labonno"],
  },
  {
    name: "Threading",
    category: "skin",
    priceCents: 600,
    minutes: 15,
    cleanupMinutes: 0,
    image: "threading",
    tagline: "Brows, lip or full face",
    details:
      "Cotton thread, a steady hand and aloe afterwards. Fifteen minutes for brows; say so beforehand if you would like lip or the full face as well.",
    masters: ["Rehana", "Farzana", "Sadia", "Labonno"],
  },
];
