import { type Deposit, partsOf } from "#domain/deposit.ts";

/** What a rule asks for: the whole price, or a deposit. */
export type Ask = Deposit | { kind: "full" };

/** What a salon asks for in special cases, instead of what it asks everybody for. */
export interface DepositRules {
  /** For visits at or above this price. Null: no such rule. */
  above: { cents: number; ask: Ask } | null;
  /** For customers who were never here. */
  newGuests: Ask | null;
  members: Ask | null;
}

export const noRules: DepositRules = { above: null, newGuests: null, members: null };

/** What a salon asks for at booking. */
export interface Asking {
  /** For everybody. Null: the whole price. */
  deposit: Deposit | null;
  rules: DepositRules;
  /** The number of missed visits after which a customer pays the whole price. Null: no such rule. */
  fullAfter: number | null;
}

/**
 * Which rule decided what is charged. `unverified` and `unpaid_visits`: the visit could be paid at the salon, but
 * this customer has no verified address, or already has as many unpaid visits as are allowed.
 */
export const askedBys = [
  "salon",
  "no_shows",
  "service",
  "basket",
  "new_guest",
  "member",
  "unverified",
  "unpaid_visits",
] as const;
export type AskedBy = (typeof askedBys)[number];

/** What a customer wants to book, and what is known about the customer. */
export interface AskedOf {
  totalCents: number;
  /** Each service's own rule. Null if it has none. */
  services: readonly (Ask | null)[];
  missed: number;
  isNew: boolean;
  isMember: boolean;
}

/** What is asked for, and by which rule. */
export interface Asked {
  deposit: Deposit | null;
  askedBy: AskedBy;
}

/** How many unpaid visits a customer may have open at once. */
export const mostUnpaidVisits = 2;

/**
 * What a salon asks one customer for. The general setting applies if no other rule does. If several rules apply, the
 * strictest wins: the one that charges most now. A rule that charges the same as the general setting is not named.
 */
export function depositFor(asking: Asking, asked: AskedOf): Asked {
  const applying = rulesFor(asking, asked);
  const strictest = applying.reduce((one, other) => (nowOf(other, asked) > nowOf(one, asked) ? other : one));
  const usual = { deposit: asking.deposit, askedBy: "salon" } as const;
  return nowOf(strictest, asked) === nowOf(usual, asked) ? usual : strictest;
}

/** What is asked for if the customer may not pay at the salon: the whole price. */
export function unlessAtSalon(asked: Asked, customer: { isVerified: boolean; unpaidVisits: number }): Asked {
  if (asked.deposit?.kind !== "at_salon") return asked;
  if (!customer.isVerified) return { deposit: null, askedBy: "unverified" };
  return customer.unpaidVisits >= mostUnpaidVisits ? { deposit: null, askedBy: "unpaid_visits" } : asked;
}

/**
 * The rules that apply: those for the customer and the basket, those of the services, and the general setting if none
 * of these does.
 */
function rulesFor({ deposit, rules, fullAfter }: Asking, asked: AskedOf): [Asked, ...Asked[]] {
  const { totalCents, services, missed, isNew, isMember } = asked;
  const { above, newGuests, members } = rules;
  const others: Asked[] = [
    ...when(fullAfter !== null && missed >= fullAfter, { kind: "full" }, "no_shows"),
    ...when(isNew, newGuests, "new_guest"),
    ...when(above !== null && totalCents >= above.cents, above?.ask ?? null, "basket"),
    ...when(isMember, members, "member"),
  ];
  const own = services.flatMap((ask) => when(true, ask, "service"));
  const usual: Asked = { deposit, askedBy: "salon" };
  const [first, ...rest] = [...others, ...own];
  if (!first) return [usual];
  // A service without its own rule follows the general setting, even beside a service that has one.
  return others.length === 0 && own.length < services.length ? [usual, first, ...rest] : [first, ...rest];
}

function when(applies: boolean, ask: Ask | null, askedBy: AskedBy): Asked[] {
  if (!applies || ask === null) return [];
  return [{ deposit: ask.kind === "full" ? null : ask, askedBy }];
}

/** Whether no booking asks for a card, in whatever case. @param services each service's own rule */
export function allPayAtSalon(
  { deposit, rules, fullAfter }: Asking,
  services: readonly (Ask | null)[],
): boolean {
  if (fullAfter !== null || deposit?.kind !== "at_salon") return false;
  const others = [rules.above?.ask ?? null, rules.newGuests, rules.members, ...services];
  return others.every((ask) => ask === null || ask.kind === "at_salon");
}

function nowOf({ deposit }: Asked, { totalCents }: AskedOf): number {
  return partsOf(totalCents, deposit).nowCents;
}
