export interface DemoSize {
  name: string;
  nameBn: string;
  hint: string;
  hintBn: string;
}

interface DemoVariant extends DemoSize {
  priceCents: number;
  minutes: number;
  /** As in a service, if it differs. */
  processing?: { start: number; minutes: number };
}

const short: DemoSize = {
  name: "Short hair",
  nameBn: "ছোট চুল",
  hint: "Above the chin",
  hintBn: "থুতনির ওপর পর্যন্ত",
};
const medium: DemoSize = {
  name: "Medium hair",
  nameBn: "মাঝারি চুল",
  hint: "To the shoulders",
  hintBn: "কাঁধ পর্যন্ত",
};
const long: DemoSize = {
  name: "Long hair",
  nameBn: "লম্বা চুল",
  hint: "Past the shoulders",
  hintBn: "কাঁধের নিচ পর্যন্ত",
};

/** For each service of the demo, by name: the service itself as a variant, and the other variants. */
export const demoVariants: Record<string, { itself: DemoSize; others: DemoVariant[] }> = {
  "Hair Cut & Finish": {
    itself: short,
    others: [
      { ...medium, priceCents: 3000, minutes: 55 },
      { ...long, priceCents: 3600, minutes: 70 },
    ],
  },
  "Hair Colour": {
    itself: short,
    others: [
      { ...medium, priceCents: 8500, minutes: 135, processing: { start: 55, minutes: 40 } },
      { ...long, priceCents: 10_000, minutes: 150, processing: { start: 65, minutes: 40 } },
    ],
  },
};
