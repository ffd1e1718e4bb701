import { z } from "zod";
import { Ask, Deposit } from "#contract/deposits.ts";

const numbers = { percent: z.custom<number>(), amount: z.custom<number>() };

/** A rule, or null for no rule of its own. */
export const AskForm = z
  .object({ kind: z.enum(["none", "full", "percent", "amount", "at_salon"]), ...numbers })
  .transform(({ kind, ...typed }): Ask | null => (kind === "none" ? null : askOf(kind, typed)))
  .pipe(Ask.nullable());

/** The general rule; null means the whole price. */
export const DepositOfAllForm = z
  .object({ kind: z.enum(["full", "percent", "amount", "at_salon"]), ...numbers })
  .transform(({ kind, ...typed }): Deposit | null => {
    const ask = askOf(kind, typed);
    return ask.kind === "full" ? null : ask;
  })
  .pipe(Deposit.nullable());

function askOf(kind: Ask["kind"], { percent, amount }: { percent: number; amount: number }): Ask {
  if (kind === "percent") return { kind, percent };
  return kind === "amount" ? { kind, amount } : { kind };
}
