import { explain, isLost } from "#app/lib/explain.ts";
import { lostTexts } from "#app/texts/en/dashboard/lost.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Problem } from "#app/ui/FormProblem.tsx";
import { notifyError } from "#app/ui/toasts.ts";

/**
 * What a failed change is told as. When its answer got lost, nobody knows whether it took effect.
 * @param title what did not happen
 * @param ifLost what helps when the answer got lost, where pressing again does no harm
 * @param why explains another failure
 */
export function unwritten(title: string, error: unknown, ifLost?: string, why = explain): Problem {
  const lost = textsNow(lostTexts);
  return isLost(error) ? { title: lost.title, text: ifLost ?? lost.text } : { title, text: why(error) };
}

/** Tells the same in a notice. */
export function tellUnwritten(...told: Parameters<typeof unwritten>): void {
  const { title, text } = unwritten(...told);
  notifyError(title, text);
}
