import { type Ask, type Asked, depositFor, mostUnpaidVisits, unlessAtSalon } from "#domain/deposit-rules.ts";
import { isAddOn } from "#domain/service-choice.ts";
import type { Handle } from "#server/database/handle.ts";
import { findMemberUntil } from "#server/database/memberships.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { findUser } from "#server/database/users.ts";
import { countPastOfUser, countUnpaidOfUser } from "#server/database/visits-of-guest.ts";

/** The parts of a visit to be booked that decide what is asked for. */
export interface AskedVisit {
  totalCents: number;
  /** Each service's own rule; null for a service without one. */
  asks: readonly (Ask | null)[];
}

/** The deposit rules of services. Add-ons are left out: they follow the rule of their service. */
export function asksOf(services: readonly ServiceRow[]): (Ask | null)[] {
  return services.filter((service) => !isAddOn(service)).map(({ deposit }) => deposit);
}

/**
 * What the salon asks a customer to pay when booking, and which rule decides it. A null deposit means the whole price.
 */
export async function askDeposit(
  db: Handle,
  { deposit, deposit_rules: rules, full_after_no_shows: fullAfter }: SalonRow,
  userId: string,
  { totalCents, asks }: AskedVisit,
  now: number,
): Promise<Asked> {
  const readsPast = fullAfter !== null || rules.newGuests !== null;
  const past = readsPast ? await countPastOfUser(db, userId) : { missed: 0, had: 0 };
  const isMember = rules.members !== null && (await findMemberUntil(db, userId, now)) !== null;
  const asked = depositFor(
    { deposit, rules, fullAfter },
    { totalCents, services: asks, missed: past.missed, isNew: past.had === 0, isMember },
  );
  return asked.deposit?.kind === "at_salon" ? unlessAtSalon(asked, await standingOf(db, userId, now)) : asked;
}

/** Whether a customer may have one more visit that is not paid in advance. Lock the customer first. */
export async function mayPayAtSalon(db: Handle, userId: string, now: number): Promise<boolean> {
  const { isVerified, unpaidVisits } = await standingOf(db, userId, now);
  return isVerified && unpaidVisits < mostUnpaidVisits;
}

async function standingOf(db: Handle, userId: string, now: number) {
  const user = await findUser(db, userId);
  return {
    isVerified: user?.email_verified === 1 || (user?.proved_mobile ?? null) !== null,
    unpaidVisits: await countUnpaidOfUser(db, userId, now),
  };
}

/** `full` pays the whole price now, `deposit` what the salon asks for; absent: the whole price. */
type HowMuch = "full" | "deposit" | undefined;

/** What is charged now: the whole price, unless the order pays only what the salon asks for. */
export async function askedOf(
  db: Handle,
  salon: SalonRow,
  userId: string,
  order: { pay?: HowMuch; visit: AskedVisit; now: number },
): Promise<Asked | { deposit: null; askedBy: null }> {
  if (order.pay !== "deposit") return { deposit: null, askedBy: null };
  return await askDeposit(db, salon, userId, order.visit, order.now);
}

/**
 * Whether an open purchase already charges what the order wants to pay. What was shown stays valid until the hold ends,
 * unless this customer may no longer pay the visit at the salon.
 */
export function paysAsBefore(
  open: PurchaseRow,
  pay: HowMuch,
  { deposit, askedBy }: Awaited<ReturnType<typeof askedOf>>,
): boolean {
  if (pay !== "deposit") return open.deposit === null;
  if (open.deposit?.kind === "at_salon" && (askedBy === "unverified" || askedBy === "unpaid_visits"))
    return false;
  return open.asked_by !== null || deposit === null;
}
