import type { Ask, Deposit } from "#contract/deposits.ts";

/** What is asked for as it is typed: what is typed for a kind that is not chosen does not count. */
export interface TypedAsk<Kind extends string = AskKind> {
  kind: Kind;
  percent: number;
  amount: number;
}

/** `none`: no rule of its own, so that what everybody pays counts. */
export type AskKind = "none" | Ask["kind"];

/** Thirty percent, or ten dollars, until somebody says otherwise. */
const usual = { percent: 30, amount: 10 };

/** What the fields of a rule begin with. */
export function typedAsk(ask: Ask | null): TypedAsk {
  return { ...usual, ...(ask ?? { kind: "none" as const }) };
}

/** As `typedAsk`, of what everybody is asked for. */
export function typedDepositOf(deposit: Deposit | null): TypedAsk<Ask["kind"]> {
  return { ...usual, ...(deposit ?? { kind: "full" as const }) };
}
