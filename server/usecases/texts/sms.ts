import type { Language } from "#domain/language.ts";
import { lettersWithSigns, segmentsOf } from "#domain/segments.ts";
import { mostSegments } from "#domain/text-messages.ts";
import { sms as bangla } from "#server/usecases/texts/bn/sms.ts";
import { sms as english } from "#server/usecases/texts/en/sms.ts";
import type { VisitWords } from "#server/usecases/texts/words.ts";

/** A visit as texts speak of it, without its guest. */
export type TextedVisit = Omit<VisitWords, "name">;

/** What text messages say. Digits of codes stay Latin, since phones read codes out of texts by them. */
export const smsTexts: Record<Language, typeof english> = { en: english, bn: bangla };

/** Cuts a name in a text, further with each try. What stays `whole` is left out by the last one. */
export type CutNames = (name: string, how?: "whole") => string;

const mostLetters = [40, 30, 24, 20, 16, 12, 8, 6, 5];

/** A text with its names cut as far as it has to be to cost two segments. @param write makes the text of names that are cut */
export function fitted(write: (cut: CutNames) => string): string {
  let text = "";
  for (const [step, most] of mostLetters.entries()) {
    const isLast = step === mostLetters.length - 1;
    text = write((name, how) => (how === "whole" ? (isLast ? "" : name) : cutTo(most, name)));
    text = text.replace(/\.([.।])/g, "$1");
    if (segmentsOf(text) <= mostSegments) break;
  }
  return text;
}

/** Cut before a letter with its signs, and marked by a full stop, which every phone's alphabet has. */
function cutTo(most: number, name: string): string {
  if (name.length <= most) return name;
  let kept = "";
  for (const letter of lettersWithSigns(name)) {
    if (kept.length + letter.length >= most) break;
    kept += letter;
  }
  return `${kept.trimEnd()}.`;
}
