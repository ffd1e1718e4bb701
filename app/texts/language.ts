import type { Language } from "#domain/language.ts";

let source: () => Language = () => "en";

/**
 * The language that is being written: a browser's document has one, from its address, and switching loads another
 * document; on the server each rendering has its own.
 */
export function currentLanguage(): Language {
  return source();
}

/** Tells where the language is known from. Once, by whatever starts the pages. */
export function learnLanguageFrom(known: () => Language): void {
  source = known;
}
