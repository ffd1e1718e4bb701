import { refundTerms } from "#app/lib/refund-terms.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Salon } from "#contract/salon.ts";
import { refundSteps } from "#domain/policy.ts";

interface Booked {
  startsAt: string | undefined;
  /** Dollars; undefined while they are asked for. */
  total: number | undefined;
  dueNow: number | undefined;
}

/**
 * What the guest agrees to by booking an hour now: what goes back of what is paid, as the salon's policy stands. Undefined
 * while no hour is chosen.
 */
export function termsOf(
  { startsAt, total, dueNow }: Booked,
  { policy, zone }: Salon,
  now: number,
): string | undefined {
  if (!startsAt) return undefined;
  if (dueNow === 0 && total !== 0) return textsNow(paymentTexts).owesNothing;
  const visit = { policy, bookedAt: now, startsAt: Date.parse(startsAt), paidCents: 0, mostPercent: 100 };
  return refundTerms(refundSteps(visit, now), zone);
}
