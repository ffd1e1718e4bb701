import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { priceTexts } from "#app/texts/en/dashboard/prices.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Discount } from "#contract/quotes.ts";

/** The label of a discount's line: 'Code EID10, 10%'. */
export function discountName(discount: Discount): string {
  const texts = textsNow(priceTexts);
  if (discount.kind === "member") return texts.memberDiscount(numberText(discount.percent));
  return texts.codeDiscount(discount.code, shareOff(discount));
}

/** How much a code takes off: '10%', '$5'. */
export function shareOff({ percent, amount }: { percent: number | null; amount: number | null }): string {
  return percent === null ? money(amount ?? 0) : `${numberText(percent)}%`;
}
