import { currentLanguage } from "#app/texts/language.ts";
import { type Texts, textsIn } from "#app/texts/texts.ts";

/** A group of texts in the language of the page being rendered. */
export function useTexts<Group extends Texts>(english: Group): Group {
  return textsNow(english);
}

/** The same outside of a component. Call it while a page is rendered or used, never while a module loads. */
export function textsNow<Group extends Texts>(english: Group): Group {
  return textsIn(currentLanguage(), english);
}
