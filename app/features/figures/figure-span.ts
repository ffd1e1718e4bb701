import { mostDates } from "#contract/spans.ts";
import { addDays, countDates } from "#domain/time/dates.ts";

export const spanChoices = [
  { id: "weeks", days: 28 },
  { id: "months", days: 91 },
  { id: "year", days: 365 },
  { id: "dates", days: 28 },
] as const;

/** Dates 'YYYY-MM-DD', both included. */
export interface Span {
  from: string;
  to: string;
}

/**
 * The span that the URL asks for: a number of days up to and including today, or two dates.
 * @param today YYYY-MM-DD
 * @returns the span and the same number of days before it; null for both if the two dates are no valid span
 */
export function readSpan(query: URLSearchParams, today: string) {
  const choice = spanChoices.find(({ id }) => id === query.get("span")) ?? spanChoices[0];
  const usual = { from: addDays(today, 1 - choice.days), to: today };
  const asked = { from: query.get("from") ?? usual.from, to: query.get("to") ?? usual.to };
  const now = choice.id === "dates" ? asked : usual;
  const days = daysOf(now);
  if (days < 1 || days > mostDates.figures) return { choice, asked: now, now: null, before: null };
  return { choice, asked: now, now, before: { from: addDays(now.from, -days), to: addDays(now.from, -1) } };
}

function daysOf({ from, to }: Span): number {
  try {
    return countDates(from, to);
  } catch {
    return 0;
  }
}
