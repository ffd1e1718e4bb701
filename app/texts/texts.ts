import type { Language } from "#domain/language.ts";

/** A group of texts: strings, and functions that return a string. */
export type Texts = object;

/** The same names and arguments, with other words. */
type Translated<Group> = {
  [Name in keyof Group]: Group[Name] extends string
    ? string
    : Group[Name] extends (...told: infer Told) => string
      ? (...told: Told) => string
      : Group[Name] extends (...told: never[]) => unknown
        ? Group[Name]
        : Translated<Group[Name]>;
};

const names = new WeakMap<Texts, string>();
const bangla = new Map<string, Texts>();

/**
 * A group of English texts.
 * @param name the name of its constant, by which its translation is found: a page below /bn loads both, but neither
 * imports the other
 */
/*#__NO_SIDE_EFFECTS__*/
export function texts<Group extends Texts>(name: string, english: Group): Group {
  names.set(english, name);
  return english;
}

/**
 * Registers the Bangla texts of an English group. The compiler rejects a missing, extra or differently shaped text.
 * @param name the name of the group's constant
 */
export function inBangla<Group extends Texts = never>(
  name: string,
  translated: Translated<NoInfer<Group>>,
): void {
  bangla.set(name, translated);
}

/** A group of texts in a language. A group whose Bangla is not loaded stays English. */
export function textsIn<Group extends Texts>(language: Language, english: Group): Group {
  if (language !== "bn") return english;
  return (bangla.get(names.get(english) ?? "") as Group | undefined) ?? english;
}
