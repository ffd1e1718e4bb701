import type { Language } from "#domain/language.ts";

/** A group of sentences: plain strings, and functions of what they speak about that answer a string. */
export type Texts = object;

/** The same names and the same arguments, other words. */
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
 * A group of English sentences.
 * @param name its constant's own name, by which its translation is found: a page below /bn loads both, but neither
 * loads the other
 */
/*#__NO_SIDE_EFFECTS__*/
export function texts<Group extends Texts>(name: string, english: Group): Group {
  names.set(english, name);
  return english;
}

/**
 * Gives an English group its Bangla one. The compiler refuses a missing, surplus or differently shaped sentence.
 * @param name the group's constant
 */
export function inBangla<Group extends Texts = never>(
  name: string,
  translated: Translated<NoInfer<Group>>,
): void {
  bangla.set(name, translated);
}

/** A group of sentences in a language; a group that Bangla has not been loaded for stays English. */
export function textsIn<Group extends Texts>(language: Language, english: Group): Group {
  if (language !== "bn") return english;
  return (bangla.get(names.get(english) ?? "") as Group | undefined) ?? english;
}
