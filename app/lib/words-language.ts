import { currentLanguage } from "#app/texts/language.ts";
import type { Language } from "#domain/language.ts";

/**
 * The language of what a person has written, where it is another than the page's: a screen reader would say it with the
 * wrong voice. Undefined where it is the page's, or can't be told.
 */
export function otherLanguageOf(words: string): Language | undefined {
  const written = /[\u0980-\u09ff]/.test(words) ? "bn" : /[a-z]/i.test(words) ? "en" : undefined;
  return written === currentLanguage() ? undefined : written;
}
