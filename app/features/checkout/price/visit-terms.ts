import type { Price } from "#app/features/checkout/price/use-price.ts";
import { sumOfPrices } from "#app/lib/money.ts";
import { moment, refundTerms } from "#app/lib/refund-terms.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Salon } from "#contract/salon.ts";
import { refundSteps } from "#domain/policy.ts";

interface Booked extends Omit<Price, "quote"> {
  startsAt: string | undefined;
}

/**
 * What the guest agrees to by booking this slot now: what is refunded under the salon's current policy. The end of a
 * sentence; undefined until a slot is chosen.
 */
export function termsOf(
  { startsAt, total, dueNow, credit, isSession }: Booked,
  { policy, zone }: Salon,
  now: number,
): string | undefined {
  if (!startsAt) return undefined;
  const texts = textsNow(paymentTexts);
  // A session is returned whole or not at all, so the share of the money applies to the rest only.
  const paidNow = dueNow === undefined ? undefined : sumOfPrices([dueNow, isSession ? 0 : credit]);
  const isFreeNow = paidNow === 0 && total !== 0;
  if (isFreeNow && !isSession) return texts.owesNothing;
  const visit = { policy, bookedAt: now, startsAt: Date.parse(startsAt), paidCents: 0, mostPercent: 100 };
  const steps = refundSteps(visit, now);
  const ofMoney = isFreeNow ? undefined : refundTerms(steps, zone);
  if (!isSession) return ofMoney;
  const whole = steps.findLast(({ percent }) => percent === 100);
  const ofSession = whole ? texts.sessionUntil(moment(whole.until, zone)) : texts.sessionStays;
  return [ofSession, ofMoney].filter(Boolean).join("; ");
}
