import { inSalon } from "#app/lib/salon-time.ts";
import { policyTexts } from "#app/texts/en/public/policy.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { RefundStep } from "#domain/policy.ts";

/**
 * Until when cancelling gives back how much, as the end of a sentence: 'free to cancel until Sun 22 Nov 4:30 pm, half
 * goes back until Mon 23 Nov 4:30 pm, no refund after that'
 * @param steps the nearest end first, as `refundSteps` of domain/policy returns them
 */
export function refundTerms(steps: readonly RefundStep[], zone: string): string {
  const texts = textsNow(policyTexts);
  if (steps.length === 0) return texts.nothingBack;
  return texts.terms(steps.map(({ until, percent }) => texts.backUntil(percent, moment(until, zone))));
}

/** 'Sun 22 Nov 4:30 pm' on the salon's clock. */
export function moment(instant: string | number, zone: string): string {
  return `${inSalon("shortDay", instant, zone)} ${inSalon("clock", instant, zone)}`;
}
