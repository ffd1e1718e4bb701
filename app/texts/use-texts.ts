import { currentLanguage } from "#app/texts/language.ts";
import { type Texts, textsIn } from "#app/texts/texts.ts";

/** A group of sentences in the language of the page being drawn. */
export function useTexts<Group extends Texts>(english: Group): Group {
  return textsNow(english);
}

/** The same outside of a component: inside what runs while a page is drawn or used, never while a file is loaded. */
export function textsNow<Group extends Texts>(english: Group): Group {
  return textsIn(currentLanguage(), english);
}
