import { shareBack } from "#domain/policy.ts";
import { type Discount, discountByLine, leastChargeCents, type QuoteLine } from "#domain/pricing.ts";

/** How the services of a visit differ from the wanted ones. */
export interface ServiceDifference<Item> {
  /** For each wanted service, in order: the item that stays for it. Null if it is added. */
  kept: (Item | null)[];
  /** Items that are removed. */
  taken: Item[];
}

/**
 * Which of a visit's services stay, and which are added or removed. A service that is wanted twice needs two items to
 * stay twice. Among equal items, the one that a package session pays for is removed last.
 */
export function compareServices<Item extends { serviceId: string; packageId?: string }>(
  items: readonly Item[],
  wanted: readonly string[],
): ServiceDifference<Item> {
  const taken = [...items];
  const kept = wanted.map((serviceId) => {
    const at = taken.findIndex((item) => item.serviceId === serviceId);
    return at < 0 ? null : (taken.splice(at, 1)[0] ?? null);
  });
  const paidAt = taken.findIndex(({ packageId }) => packageId !== undefined);
  const paid = taken[paidAt];
  const inPlace = kept.findIndex((item) => paid && item?.serviceId === paid.serviceId);
  const other = kept[inPlace];
  if (!paid || !other) return { kept, taken };
  return { kept: kept.with(inPlace, paid), taken: taken.with(paidAt, other) };
}

/**
 * What added or removed services cost on their own: less the share that the visit's discount takes off each. An
 * amount is taken off the visit as a whole.
 */
export function pricesAlone(items: readonly QuoteLine[], discount: Discount | null): number[] {
  const isAmount = discount?.kind === "code" && discount.amountCents !== null;
  const off = discountByLine(items, isAmount ? null : discount);
  return items.map(({ priceCents }, index) => priceCents - (off[index] ?? 0));
}

/** What a visit costs with other services, under the same discount. Services that stay keep their price. */
export function priceAfterChange(
  wasCents: number,
  {
    before,
    after,
    discount,
  }: { before: readonly QuoteLine[]; after: readonly QuoteLine[]; discount: Discount | null },
): number {
  return Math.max(0, wasCents - priceOf(before, discount) + priceOf(after, discount));
}

function priceOf(items: readonly QuoteLine[], discount: Discount | null): number {
  return sum(items.map(({ priceCents }) => priceCents)) - sum(discountByLine(items, discount));
}

/** What a change does to the money of a visit, in cents. `more` or `less` is nothing. */
export interface ChangeMoney {
  moreCents: number;
  lessCents: number;
  /** What goes back to gift cards of their money, by the policy's share. */
  toGiftCents: number;
  /** What goes back of the cards' money, by the same share. */
  backCents: number;
  /** What the desk hands back of the money paid there, by the same share. */
  handBackCents: number;
  /**
   * What was paid beyond the new price, is still there, and is kept by the policy: the total, and the parts of gift
   * cards and of the salon.
   */
  keptCents: number;
  keptCreditCents: number;
  keptAtSalonCents: number;
}

/** What has paid a price: gift cards, bank cards, and the guest at the salon. */
export interface PaidParts {
  creditCents?: number;
  cardCents: number;
  salonCents: number;
}

/**
 * What a change costs, or returns of what was paid beyond the new price: to gift cards first, then to cards, the rest
 * at the salon.
 * @param percent what cancelling would return now
 */
export function moneyOfChange(
  { wasCents, nowCents, ...paid }: PaidParts & { wasCents: number; nowCents: number },
  percent: number,
): ChangeMoney {
  const { byGiftCents, byCardCents, atSalonCents } = paidBeyond(nowCents, paid);
  const allBackCents = shareBack(byGiftCents + byCardCents + atSalonCents, percent);
  const toGiftCents = Math.min(allBackCents, byGiftCents);
  const backCents = Math.min(allBackCents - toGiftCents, byCardCents);
  const handBackCents = allBackCents - toGiftCents - backCents;
  const keptCreditCents = byGiftCents - toGiftCents;
  const keptAtSalonCents = atSalonCents - handBackCents;
  return {
    moreCents: Math.max(0, nowCents - wasCents),
    lessCents: Math.max(0, wasCents - nowCents),
    toGiftCents,
    backCents,
    handBackCents,
    keptCents: keptCreditCents + byCardCents - backCents + keptAtSalonCents,
    keptCreditCents,
    keptAtSalonCents,
  };
}

/** What was paid beyond a price: by gift cards as far as they have paid, then by cards, the rest at the salon. */
function paidBeyond(priceCents: number, { creditCents = 0, cardCents, salonCents }: PaidParts) {
  const overCents = Math.max(0, creditCents + cardCents + salonCents - priceCents);
  const byGiftCents = Math.min(overCents, creditCents);
  const byCardCents = Math.min(overCents - byGiftCents, cardCents);
  return { byGiftCents, byCardCents, atSalonCents: overCents - byGiftCents - byCardCents };
}

/** How a customer pays the difference when a visit gets dearer. */
export type WayToPay = "card" | "salon";

/**
 * What a card is charged when a visit gets dearer, in cents: what the salon's rule asks for of the new price and is
 * not paid yet, or the whole difference if the rule asks for nothing more.
 */
export function chargeOfChange(moreCents: number, missingCents: number): number {
  return missingCents > 0 ? Math.min(moreCents, Math.max(leastChargeCents, missingCents)) : moreCents;
}

/**
 * How a difference may be paid, the usual way first. Empty if there is nothing to pay. Only a visit that was paid on
 * the site can be paid further by card. If the salon asks for full payment before the visit, a customer can't leave
 * the difference to pay there; if part of the visit is to be paid there anyway, that holds only where a rule for this
 * very visit asks for it. What the rule asks for of the new price can't be left for the salon either.
 * @param visit.isPaidOnline whether a card, a gift card or a session paid part of it when it was booked on the site
 * @param asked.missingCents what the rule asks for of the new price and is not paid yet
 */
export function waysToPay(
  visit: {
    moreCents: number;
    wasCents: number;
    cardCents: number;
    creditCents?: number;
    isPaidOnline: boolean;
  },
  {
    byStaff,
    asksInFull,
    byRule,
    missingCents = 0,
  }: { byStaff: boolean; asksInFull: boolean; byRule: boolean; missingCents?: number },
): WayToPay[] {
  const { moreCents, wasCents, cardCents, creditCents = 0, isPaidOnline } = visit;
  if (moreCents === 0) return [];
  const mayCharge = !byStaff && isPaidOnline && moreCents >= leastChargeCents;
  const hasRest = cardCents + creditCents < wasCents;
  const asksNow = asksInFull ? !hasRest || byRule : missingCents > 0;
  const mayLeave = byStaff || !mayCharge || !asksNow;
  return [...(mayLeave ? (["salon"] as const) : []), ...(mayCharge ? (["card"] as const) : [])];
}

/** What cards have paid of a visit after a change, and what is kept of their money beyond its price. */
export function cardAfterChange({
  creditCents = 0,
  cardCents,
  salonCents,
  keptCents,
  paidCents,
  backCents,
  priceCents,
}: {
  /** What gift cards had paid of the price before. */
  creditCents?: number;
  cardCents: number;
  /** What had been paid of the price at the salon before. */
  salonCents: number;
  keptCents: number;
  /** By card, for the change. */
  paidCents: number;
  /** To cards, as far as their payments had something left. */
  backCents: number;
  priceCents: number;
}): { cardCents: number; keptCents: number } {
  const all = cardCents + keptCents + paidCents - backCents;
  const byCardCents = cardCents + paidCents;
  const paid = { creditCents, cardCents: byCardCents, salonCents };
  const ofPrice = byCardCents - paidBeyond(priceCents, paid).byCardCents;
  return { cardCents: ofPrice, keptCents: all - ofPrice };
}

/** What gift cards pay of a visit's price, and what the policy keeps of their money beyond it. */
export interface CreditOfVisit {
  creditCents: number;
  keptCents: number;
}

/** The same after a change. */
export function creditAfterChange(
  { creditCents, keptCents }: CreditOfVisit,
  change: Pick<ChangeMoney, "toGiftCents" | "keptCreditCents">,
): CreditOfVisit {
  return {
    creditCents: creditCents - change.toGiftCents - change.keptCreditCents,
    keptCents: keptCents + change.keptCreditCents,
  };
}

/** The same after a gift card payment is reversed as a mistake: the kept part goes back first. */
export function creditTakenBack({ creditCents, keptCents }: CreditOfVisit, cents: number): CreditOfVisit {
  const ofKeptCents = Math.min(keptCents, cents);
  return { creditCents: creditCents - (cents - ofKeptCents), keptCents: keptCents - ofKeptCents };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
