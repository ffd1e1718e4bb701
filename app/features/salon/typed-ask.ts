import type { Ask, Deposit } from "#contract/deposits.ts";

/** A deposit rule as typed. What is typed for a kind that is not chosen does not count. */
export interface TypedAsk<Kind extends string = AskKind> {
  kind: Kind;
  percent: number;
  amount: number;
}

/** `none` means no rule of its own: the general rule applies. */
export type AskKind = "none" | Ask["kind"];

/** The initial numbers: thirty percent, ten dollars. */
const usual = { percent: 30, amount: 10 };

/** The initial values of a rule's fields. */
export function askValues(ask: Ask | null): TypedAsk {
  return { ...usual, ...(ask ?? { kind: "none" as const }) };
}

/** Like `askValues`, for the general rule. */
export function generalAskValues(deposit: Deposit | null): TypedAsk<Ask["kind"]> {
  return { ...usual, ...(deposit ?? { kind: "full" as const }) };
}
