import type { DeskCounts } from "#app/data/desk-news.ts";
import type { Place } from "#app/layout/dashboard/navigation.ts";
import { numberText } from "#app/lib/number-text.ts";
import { deskNewsTexts } from "#app/texts/en/dashboard/desk-news.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** How much waits at a place, as a number and in words; null if nothing does, or if it is not known. */
export function waitsAt(
  { count }: Place,
  counts: DeskCounts | null,
): { number: string; words: string } | null {
  const waiting = count ? (counts?.[count] ?? 0) : 0;
  if (!count || waiting === 0) return null;
  const number = numberText(waiting);
  return { number, words: textsNow(deskNewsTexts)[count](number) };
}
