import { inSalon } from "#app/lib/salon-time.ts";
import type { RefundStep } from "#domain/policy.ts";

/**
 * What cancelling gives back until when, as sentences: 'Free to cancel until Sun 22 Nov 4:30 pm. Half goes back until
 * Mon 23 Nov 4:30 pm, nothing after that.'
 * @param steps the nearest end first, as domain/policy's `refundSteps`
 */
export function refundTerms(steps: readonly RefundStep[], zone: string): string {
  if (steps.length === 0) return "Nothing goes back when this visit is cancelled.";
  const told = steps.map(({ until, percent }) => `${back(percent)} until ${moment(until, zone)}`);
  return `${told.join(". ")}, nothing after that.`;
}

/** 'Sun 22 Nov 4:30 pm' on the salon's clock. */
export function moment(instant: string | number, zone: string): string {
  return `${inSalon("shortDay", instant, zone)} ${inSalon("clock", instant, zone)}`;
}

function back(percent: number): string {
  if (percent === 100) return "Free to cancel";
  return percent === 50 ? "Half goes back" : `${percent}% goes back`;
}
