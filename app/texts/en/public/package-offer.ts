import { texts } from "#app/texts/texts.ts";

/** A package of sessions, as described to everyone. */
export const packageOfferTexts = texts("packageOfferTexts", {
  line: (sessions: string, price: string, each: string) =>
    `${sessions} sessions for ${price}, ${each} a session`,
  atSalon: (line: string) => `${line}: sold at the salon`,
  lasts: (written: string, months: number) =>
    months === 1 ? "Book them within a month" : `Book them within ${written} months`,
  noEnd: "Does not expire",
  see: "See packages",
});
