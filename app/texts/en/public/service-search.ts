import { texts } from "#app/texts/texts.ts";

/** The results of a search for services. */
export const serviceSearchTexts = texts("serviceSearchTexts", {
  found: (count: number, words: string) => `${count} ${count === 1 ? "service" : "services"} with “${words}”`,
  nothingFound: (words: string) => `Nothing for “${words}”`,
  withAddOn: (addOn: string) => `with ${addOn}`,
  /** Before a service's name, and before a phone number; each is followed by a full stop. */
  nearest: "The nearest we have is",
  orRing: "Or ring us and ask:",
  stop: ".",
});
