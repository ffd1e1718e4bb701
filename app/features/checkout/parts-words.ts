import { money, sumOfPrices } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** What of a price is paid now and what at the salon: '$15 now, $27 at the salon'; undefined where all of it is paid now. */
export function partsWords(total: number, dueNow: number): string | undefined {
  if (dueNow >= total) return undefined;
  const { parts, allThere } = textsNow(paymentTexts);
  return dueNow === 0 ? allThere(money(total)) : parts(money(dueNow), money(sumOfPrices([total, -dueNow])));
}
