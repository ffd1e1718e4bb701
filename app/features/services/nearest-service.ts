import { wordsIn } from "#app/features/services/plain-words.ts";
import type { Service } from "#contract/services.ts";
import type { Category } from "#domain/categories.ts";

/** Other words that people use, under the nearest category of the salon. */
const askedFor: Record<Category, string> = {
  hair: "haircut trim fringe bob highlights balayage keratin perm straightening blowdry styling চুল কাটা রং",
  skin: "botox filler acne peel cleanup waxing wax eyebrows brows makeup tan skincare ত্বক ফেসিয়াল ভ্রু মেকআপ",
  nails: "manicure pedicure gel acrylic polish nailart nails নখ ম্যানিকিউর পেডিকিউর",
  bath: "spa sauna hammam massage steam jacuzzi relax body মালিশ ম্যাসাজ স্পা",
  mehendi: "henna bridal bride wedding tattoo মেহেদি বিয়ে কনে",
};

/** The service nearest to words that match none; undefined if there are no services. */
export function nearestService(services: Service[], typed: string): Service | undefined {
  const wanted = wordsIn(typed);
  let best: { service: Service; likeness: number } | undefined;
  for (const service of services) {
    const likeness = likenessOf(service, wanted);
    if (!best || likeness > best.likeness) best = { service, likeness };
  }
  return best?.service;
}

function likenessOf(service: Service, wanted: string[]): number {
  const names = [service, ...service.addOns].flatMap((one) => [one.service_name, one.nameBn ?? ""]);
  const others = [
    service.category ? askedFor[service.category] : "",
    service.tagline,
    service.taglineBn ?? "",
    service.details,
    service.detailsBn ?? "",
  ];
  const likest = (texts: string[]) =>
    Math.max(0, ...wordsIn(texts.join(" ")).flatMap((one) => wanted.map((word) => likeness(one, word))));
  return Math.max(likest(names), 0.95 * likest(others));
}

/** The share of letter pairs that two words have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return pairs.length + others.length === 0 ? 0 : (2 * shared) / (pairs.length + others.length);
}

function pairsOf(word: string): string[] {
  return [...word].slice(1).map((letter, index) => [...word][index] + letter);
}
