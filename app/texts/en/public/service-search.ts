import { texts } from "#app/texts/texts.ts";

/** What a search among services finds. */
export const serviceSearchTexts = texts("serviceSearchTexts", {
  found: (count: number, words: string) => `${count} ${count === 1 ? "service" : "services"} with “${words}”`,
  nothingFound: (words: string) => `Nothing for “${words}”`,
  withAddOn: (addOn: string) => `with ${addOn}`,
  /** before a service's name, then a number to call, each followed by a stop */
  nearest: "The nearest we have is",
  orRing: "Or ring us and ask:",
  stop: ".",
});
