import type { Language } from "#domain/language.ts";

/** A text in Bangla has 70 letters: a long name of a salon is cut short. */
const mostLettersOfName = 20;

/** What text messages say, in each language. Digits stay Latin, since phones read codes out of texts by them. */
export const smsTexts = {
  en: {
    code: (code: string, salon: string) =>
      `${code} is your code for ${short(salon)}. It works for 5 minutes. Tell it to nobody.`,
  },
  bn: {
    code: (code: string, salon: string) =>
      `${short(salon)}: আপনার কোড ${code}, ৫ মিনিট কাজ করবে। কাউকে দেবেন না।`,
  },
} satisfies Record<Language, object>;

function short(name: string): string {
  const letters = [...name];
  return letters.length <= mostLettersOfName
    ? name
    : `${letters
        .slice(0, mostLettersOfName - 1)
        .join("")
        .trimEnd()}…`;
}
