import { type PaidSource, splitRefund } from "#domain/refunds.ts";
import type { ChangeMoney } from "#domain/visit-change.ts";

/**
 * A change's money as far as cards can get it back: of each payment no more than is left of it. What is gone of one already is
 * nothing that the policy keeps.
 * @param before.keptCents what of the cards' money is beyond the price before the change
 * @param before.cards the payments by card, in the order in which they get money back
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

/** What the salon still has of cards' money beyond a visit's price: not what it has given back besides, or a bank has. */
export function keptOfCards(keptCents: number, cards: readonly PaidSource[]): number {
  const goneCents = cards.reduce((sum, card) => sum + Math.max(0, card.paidCents - card.leftCents), 0);
  return Math.max(0, keptCents - goneCents);
}
