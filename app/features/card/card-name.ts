import { cardTexts } from "#app/texts/en/dashboard/cards.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { SavedCard } from "#contract/cards.ts";

const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** 'Visa ending 4242' */
export function cardName({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  return textsNow(cardTexts).ending(brands[brand] ?? brand, last4);
}

/** 'valid until 12/2040' */
export function cardUntil({ expMonth, expYear }: Pick<SavedCard, "expMonth" | "expYear">): string {
  return textsNow(cardTexts).until(String(expMonth).padStart(2, "0"), String(expYear));
}
