import { type PaidSource, splitRefund } from "#domain/refunds.ts";
import type { ChangeMoney } from "#domain/visit-change.ts";

/**
 * Limits a change's refunds to what is left of each card payment. Money that is already gone does not count as kept
 * by the policy.
 * @param before.keptCents the cards' money beyond the price before the change
 * @param before.cards the payments by card, in the order in which they are refunded
 */
export function withinPayments(
  money: ChangeMoney,
  { keptCents, cards }: { keptCents: number; cards: readonly PaidSource[] },
): ChangeMoney {
  const backCents = splitRefund(cards, money.backCents).reduce((sum, { cents }) => sum + cents, 0);
  const besideCardsCents = money.keptCreditCents + money.keptAtSalonCents;
  const beyondCents = money.keptCents - besideCardsCents + money.backCents - backCents;
  const keptNowCents = keptOfCards(keptCents + beyondCents, cards) - keptOfCards(keptCents, cards);
  return { ...money, backCents, keptCents: besideCardsCents + keptNowCents };
}

/**
 * What the salon still has of the cards' money beyond a visit's price, excluding what was refunded separately or is
 * with a bank.
 */
export function keptOfCards(keptCents: number, cards: readonly PaidSource[]): number {
  const goneCents = cards.reduce((sum, card) => sum + Math.max(0, card.paidCents - card.leftCents), 0);
  return Math.max(0, keptCents - goneCents);
}
