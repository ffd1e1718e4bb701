import type { Language } from "#domain/language.ts";

let source: () => Language = () => "en";

/**
 * The language of the page. In a browser, a document has one language, from its URL, and switching loads another
 * document. On the server, each render has its own.
 */
export function currentLanguage(): Language {
  return source();
}

/** Sets how the language is found. Called once, by whatever starts the pages. */
export function learnLanguageFrom(known: () => Language): void {
  source = known;
}
