import type { Language } from "#domain/language.ts";
import { lettersWithSigns, segmentsOf } from "#domain/segments.ts";
import { mostSegments } from "#domain/text-messages.ts";
import { sms as bangla } from "#server/usecases/texts/bn/sms.ts";
import { sms as english } from "#server/usecases/texts/en/sms.ts";
import type { VisitWords } from "#server/usecases/texts/words.ts";

/** A visit in a text, without its guest. */
export type TextedVisit = Omit<VisitWords, "name">;

/** The words of text messages. Digits of codes stay Latin, so that phones can recognize codes. */
export const smsTexts: Record<Language, typeof english> = { en: english, bn: bangla };

/** Cuts a name in a text, shorter with each try. A `whole` name is never cut, but left out in the last try. */
export type CutNames = (name: string, how?: "whole") => string;

const mostLetters = [40, 30, 24, 20, 16, 12, 8, 6, 5];

/** A text whose names are cut until it fits into two segments. @param write creates the text with cut names */
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

/**
 * Cuts before a letter together with its combining signs, and marks the cut by a full stop, which every alphabet has.
 */
function cutTo(most: number, name: string): string {
  if (name.length <= most) return name;
  let kept = "";
  for (const letter of lettersWithSigns(name)) {
    if (kept.length + letter.length >= most) break;
    kept += letter;
  }
  return `${kept.trimEnd()}.`;
}
