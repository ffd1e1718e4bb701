import { useLanguage } from "#app/texts/language.ts";
import { type Texts, textsIn } from "#app/texts/texts.ts";

/** A group of sentences in the language of the page being drawn. */
export function useTexts<Group extends Texts>(english: Group): Group {
  return textsIn(useLanguage(), english);
}
