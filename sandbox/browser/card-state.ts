import { problemOfCvc } from "./card-cvc.ts";
import { problemOfExpiry } from "./card-expiry.ts";
import { brandOfNumber, problemOfNumber } from "./card-number.ts";
import { isIncomplete, type ProblemCode } from "./problems.ts";

export type CardPart = "number" | "expiry" | "cvc";

/** What was typed, digits only, and the parts that were left half typed or asked for by a submit. */
export interface CardState {
  digits: Record<CardPart, string>;
  insistOn: ReadonlySet<CardPart>;
}

export const CARD_PARTS: readonly CardPart[] = ["number", "expiry", "cvc"];

export function problemOf(part: CardPart, digits: CardState["digits"], today: Date): ProblemCode | null {
  if (part === "number") return problemOfNumber(digits.number);
  if (part === "expiry") return problemOfExpiry(digits.expiry, today);
  return problemOfCvc(digits.cvc, brandOfNumber(digits.number));
}

/** The first thing wrong with the card as a whole, or null once it can be sent. */
export function firstProblem(digits: CardState["digits"], today: Date): ProblemCode | null {
  for (const part of CARD_PARTS) {
    const problem = problemOf(part, digits, today);
    if (problem) return problem;
  }
  return null;
}

/** What to show of a part now: wrong digits at once, missing ones only where they are insisted on. */
export function shownProblem(part: CardPart, state: CardState, today: Date): ProblemCode | null {
  const problem = problemOf(part, state.digits, today);
  if (!problem || (isIncomplete(problem) && !state.insistOn.has(part))) return null;
  return problem;
}
