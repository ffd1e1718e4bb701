import { type Deposit, partsOf } from "#domain/deposit.ts";

/** A rule: the whole price, or a deposit. */
export type Ask = Deposit | { kind: "full" };

/** What a salon asks for in some cases, in place of what it asks everybody for. */
export interface DepositRules {
  /** Of visits that cost so much or more. Null: no such rule. */
  above: { cents: number; ask: Ask } | null;
  /** Of customers who were never here. */
  newGuests: Ask | null;
  members: Ask | null;
}

export const noRules: DepositRules = { above: null, newGuests: null, members: null };

/** What a salon asks for when a visit is booked. */
export interface Asking {
  /** Of everybody; null: the whole price. */
  deposit: Deposit | null;
  rules: DepositRules;
  /** After how many missed visits a customer pays the whole price; null: nobody does for that. */
  fullAfter: number | null;
}

/**
 * Which rule said what is charged. `unverified` and `unpaid_visits`: the visit could be paid at the salon, but not by this
 * customer without a verified address, or who has not paid for as many visits yet as may be open.
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

/** What a customer wants to book, and what is known of the customer. */
export interface AskedOf {
  totalCents: number;
  /** The rule that each of the services has of its own; null where it has none. */
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

/** How many visits of a customer that are not paid yet may be open at once. */
export const mostUnpaidVisits = 2;

/**
 * What a salon asks one customer for. What it asks everybody for holds where no other rule does; where several apply, the
 * strictest wins, which is the one that charges most now. A rule that asks for as much as everybody pays is not named.
 */
export function depositFor(asking: Asking, asked: AskedOf): Asked {
  const applying = rulesFor(asking, asked);
  const strictest = applying.reduce((one, other) => (nowOf(other, asked) > nowOf(one, asked) ? other : one));
  const usual = { deposit: asking.deposit, askedBy: "salon" } as const;
  return nowOf(strictest, asked) === nowOf(usual, asked) ? usual : strictest;
}

/** What is asked for where it may not be paid at the salon: all of it. */
export function unlessAtSalon(asked: Asked, customer: { isVerified: boolean; unpaidVisits: number }): Asked {
  if (asked.deposit?.kind !== "at_salon") return asked;
  if (!customer.isVerified) return { deposit: null, askedBy: "unverified" };
  return customer.unpaidVisits >= mostUnpaidVisits ? { deposit: null, askedBy: "unpaid_visits" } : asked;
}

/** The rules that apply: of the customer and the basket, of the services, and what everybody pays where none of these does. */
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
  // A service without a rule of its own is paid as everybody pays, also beside one that has one.
  return others.length === 0 && own.length < services.length ? [usual, first, ...rest] : [first, ...rest];
}

function when(applies: boolean, ask: Ask | null, askedBy: AskedBy): Asked[] {
  if (!applies || ask === null) return [];
  return [{ deposit: ask.kind === "full" ? null : ask, askedBy }];
}

function nowOf({ deposit }: Asked, { totalCents }: AskedOf): number {
  return partsOf(totalCents, deposit).nowCents;
}
