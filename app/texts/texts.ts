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

const banglaOf = new WeakMap<Texts, Texts>();

/**
 * Gives an English group its Bangla one. The compiler refuses a missing, surplus or differently shaped sentence.
 * Bangla groups are loaded as one file, and only by the pages below /bn.
 */
export function inBangla<Group extends Texts>(english: Group, bangla: Translated<NoInfer<Group>>): void {
  banglaOf.set(english, bangla);
}

/** A group of sentences in a language; a group that Bangla has not been loaded for stays English. */
export function textsIn<Group extends Texts>(language: Language, english: Group): Group {
  return language === "bn" ? ((banglaOf.get(english) as Group | undefined) ?? english) : english;
}
