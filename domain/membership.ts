import type { MemberDiscount } from "#domain/pricing.ts";
import { dayMs } from "#domain/time/dates.ts";

/** The name of a membership purchase in the books, where a visit has its services. */
export const membershipName = "Beauty membership, one year";

/** What a membership takes off every service while it runs. */
export const memberDiscount: MemberDiscount = { kind: "member", percent: 25 };

/** A bought membership period, its end excluded. Epoch milliseconds. */
export interface Term {
  startsAt: number;
  endsAt: number;
}

/**
 * The year that a purchase buys: from now, or from the end of the current membership, so that renewing early loses
 * nothing. It ends at the same time of day a calendar year later, on the salon's clock.
 * @param runsUntil when the current membership ends; null without one
 */
export function nextTerm(now: number, runsUntil: number | null, zone: string): Term {
  const startsAt = Math.max(now, runsUntil ?? now);
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(zone);
  return { startsAt, endsAt: start.add({ years: 1 }).epochMilliseconds };
}

/** Whether a membership ends when the page showed that it does, to the second. Epoch milliseconds, null without one. */
export function endsAsShown(endsAt: number | null, shown: number | null): boolean {
  const second = (instant: number | null) => instant && Math.floor(instant / 1000);
  return second(endsAt) === second(shown);
}

/** The days before the end on which a member is reminded. Nothing renews automatically. */
export const reminderDays = [30, 3] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** When a reminder is due, in epoch milliseconds. */
export function remindsAt(endsAt: number, days: ReminderDays): number {
  return endsAt - days * dayMs;
}

/**
 * Whether a reminder is still valid: the membership ends when the reminder says, and the next reminder is not due yet.
 * @param runsUntil the current end of the membership; null when it is over
 */
export function stillReminds(term: Term, days: ReminderDays, runsUntil: number | null, now: number): boolean {
  const next = reminderDays.find((later) => later < days);
  const over = next === undefined ? term.endsAt : remindsAt(term.endsAt, next);
  return runsUntil === term.endsAt && now < over;
}
