import { money, sumOfPrices } from "#app/lib/money.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";

interface Sums {
  total: number;
  dueNow: number;
  credit: number;
  /** Whether the credit is a session of a package. */
  isSession: boolean;
}

/**
 * Who pays what, as part of a sentence: a gift card or package, now, and at the salon. For example '$15 now, $27 at
 * the salon'; undefined if all of it is paid now.
 */
export function partsWords({ total, dueNow, credit, isSession }: Sums): string | undefined {
  if (dueNow >= total) return undefined;
  const { now, nothingNow, restThere, fromGift, fromPackage } = textsNow(paymentTexts);
  const there = sumOfPrices([total, -dueNow, -credit]);
  return [
    credit > 0 && (isSession ? fromPackage : fromGift)(money(credit)),
    dueNow > 0 ? now(money(dueNow)) : there > 0 && nothingNow,
    there > 0 && restThere(money(there)),
  ]
    .filter(Boolean)
    .join(", ");
}
