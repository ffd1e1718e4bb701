import type { Ask as WireAsk, Deposit as WireDeposit } from "#contract/deposits.ts";
import type { SalonSettings } from "#contract/settings.ts";
import type { Deposit } from "#domain/deposit.ts";
import type { Ask, DepositRules } from "#domain/deposit-rules.ts";
import { toCents, toDollars } from "#domain/money.ts";

/** What the salon asks for when booking, in dollars. */
export function toWireAsk(ask: Deposit): WireDeposit;
export function toWireAsk(ask: Ask): WireAsk;
export function toWireAsk(ask: Ask): WireAsk {
  return ask.kind === "amount" ? { kind: "amount", amount: toDollars(ask.cents) } : ask;
}

/** The same in cents, as it is stored. */
export function fromWireAsk(ask: WireDeposit): Deposit;
export function fromWireAsk(ask: WireAsk): Ask;
export function fromWireAsk(ask: WireAsk): Ask {
  return ask.kind === "amount" ? { kind: "amount", cents: toCents(ask.amount) } : ask;
}

export function toWireRules({ above, newGuests, members }: DepositRules): SalonSettings["depositRules"] {
  return {
    above: above && { price: toDollars(above.cents), ask: toWireAsk(above.ask) },
    newGuests: newGuests && toWireAsk(newGuests),
    members: members && toWireAsk(members),
  };
}

export function fromWireRules({ above, newGuests, members }: SalonSettings["depositRules"]): DepositRules {
  return {
    above: above && { cents: toCents(above.price), ask: fromWireAsk(above.ask) },
    newGuests: newGuests && fromWireAsk(newGuests),
    members: members && fromWireAsk(members),
  };
}
