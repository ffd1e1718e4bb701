import { plain, wordsIn } from "#app/features/services/plain-words.ts";
import { serviceDetails, serviceName, serviceTagline, sizeName } from "#app/lib/names.ts";
import type { Service } from "#contract/services.ts";

export interface FoundService {
  service: Service;
  /** What matched, if the name alone does not show it: an add-on, or a line of the description. */
  because?: { addOn: string } | { line: string };
}

/**
 * The services that match every typed word. A word matches the beginning of a word in their names, sizes, add-ons,
 * taglines or details, in either language. Matches in the name come first.
 * @param typed the search; a blank one finds nothing
 * @param categoryName the name of a service's category on the page
 */
export function findServices(
  services: Service[],
  typed: string,
  categoryName: (service: Service) => string,
): FoundService[] {
  const wanted = wordsIn(typed).map(singular);
  if (wanted.length === 0) return [];
  return services
    .map((service) => ({ service, rank: rankOf(service, wanted, categoryName(service)) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ service }) => ({ service, ...reason(service, wanted) }));
}

/** How well a service matches; 0 if one of the words does not match at all. */
function rankOf(service: Service, wanted: string[], categoryName: string): number {
  const names = [service.service_name, service.nameBn];
  const about = [service.tagline, service.taglineBn, categoryName, service.category];
  const parts = [service, ...service.variants].flatMap((size) => [size.variantName, size.variantNameBn]);
  const added = service.addOns.flatMap((addOn) => [addOn.service_name, addOn.nameBn]);
  const fields: [number, string[]][] = [
    [4, [...known(names), ...known(names).map((name) => plain(name).replace(/[^\p{L}\p{M}\p{N}]/gu, ""))]],
    [2, known([...about, ...parts, ...added])],
    [1, known([service.details, service.detailsBn])],
  ];
  const ranks = wanted.map(
    (word) => fields.find(([, texts]) => texts.some((text) => hasWord(text, word)))?.[0] ?? 0,
  );
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function reason(service: Service, wanted: string[]): Pick<FoundService, "because"> {
  const missing = wanted.filter((word) => !hasWord(serviceName(service), word));
  const says = (text: string) => missing.some((word) => hasWord(text, word));
  const addOn = service.addOns.map(serviceName).find(says);
  if (addOn) return { because: { addOn } };
  const sizes = [service, ...service.variants].map((size) => sizeName(size) ?? "");
  const sentences = serviceDetails(service).split(/(?<=[.!?।])\s+/);
  const line = [...sizes, serviceTagline(service) ?? "", ...sentences].find(says);
  return line ? { because: { line } } : {};
}

function hasWord(text: string, word: string): boolean {
  return wordsIn(text).some((one) => one.startsWith(word));
}

/** Reduces 'facials' to 'facial', so that both find the same. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

const known = (texts: (string | null | undefined)[]): string[] => texts.filter((text) => text != null);

/** A text split at the typed words, so that these can be marked. */
export function marked(text: string, typed: string): { text: string; isFound: boolean }[] {
  const wanted = wordsIn(typed).map(singular);
  if (wanted.length === 0) return [{ text, isFound: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${wanted.join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
