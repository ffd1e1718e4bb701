import { type BookingState, canBecome, hasCome, mayBeMoved, mayBeResized } from "#domain/booking-states.ts";
import { mayCancel, mayMove, type PolicyVisit } from "#domain/policy.ts";

/** A visit with its policy. */
export interface StandingVisit {
  state: BookingState;
  policy: PolicyVisit;
}

/** Why somebody can't cancel a visit now. Null when they can. Staff may until it begins. */
export function whyNotCancel(
  visit: StandingVisit,
  asker: { isStaff: boolean },
  now: number,
): "state" | "too_late" | null {
  if (!canBecome(visit.state, "cancelled")) return "state";
  return asker.isStaff || mayCancel(visit.policy, now) ? null : "too_late";
}

/** Why somebody can't move a visit to another time now. Null when they can. Staff may until it begins. */
export function whyNotMove(
  { state, policy }: StandingVisit,
  asker: { isStaff: boolean },
  now: number,
): "state" | "too_late" | null {
  if (!mayBeMoved(state)) return "state";
  return asker.isStaff || mayMove(policy, now) ? null : "too_late";
}

/** Why somebody can't change a visit's services now. Null when they can. Staff may until it ends. */
export function whyNotChangeServices(
  visit: StandingVisit,
  asker: { isStaff: boolean },
  now: number,
): "state" | "too_late" | null {
  return asker.isStaff && mayBeResized(visit.state) ? null : whyNotMove(visit, asker, now);
}

/** The most coming visits that are listed as conflicting with new hours or a leaving master. */
export const mostHits = 200;

/** The most visits of a guest that the desk is shown. */
export const mostOfGuest = 100;

/** The most visits that the front desk books in a row. */
export const mostInRow = 12;

/** The most visits that the front desk confirms at once. */
export const mostConfirmedAtOnce = 50;

/** The states that staff move a visit to. Cancelling follows `whyNotCancel`. */
export type NextState = Exclude<BookingState, "pending" | "cancelled">;

/**
 * Why a visit can't go to another state now. Null when it can.
 * @param at.dateOf the salon's date of an instant
 * @param undo whether the step before was a mistake. Without it, confirming a visit or seating its guest is refused
 * once the visit has gone further, which the caller has not seen
 */
export function whyNotChange(
  visit: { state: BookingState; startsAt: number | null },
  to: NextState,
  at: { now: number; dateOf: (instant: number) => string },
  undo = false,
): "state" | "no_hour" | "not_begun" | "another_day" | null {
  if (!canBecome(visit.state, to)) return "state";
  if (isStepBack(visit.state, to)) return undo ? null : "state";
  if (to === "confirmed") return null;
  if (visit.startsAt === null) return "no_hour";
  if (to === "no_show" && visit.startsAt > at.now) return "not_begun";
  const isSoon = visit.startsAt - at.now <= earlyMs;
  const isAhead = !isSoon && at.dateOf(visit.startsAt) > at.dateOf(at.now);
  return to === "in_chair" && isAhead ? "another_day" : null;
}

/** Whether a change returns a visit to an earlier step. A missed visit has not taken a step. */
export function isStepBack(from: BookingState, to: BookingState): boolean {
  return from === "completed" || (from === "in_chair" && to === "confirmed");
}

/** How early a guest may be in the chair before the day of the visit: at 23:50 for ten past midnight. */
const earlyMs = 60 * 60_000;

/** Whether a tip may be given for a visit: once it has begun, so that a cancellation never has to return one. */
export function mayBeTipped(state: BookingState): boolean {
  return hasCome(state);
}

/**
 * Why what the desk has handed back by its books stays so; null where it may still say that it was a mistake: on the
 * same day, until a close has counted it.
 */
export function whyStaysHandedBack(
  line: { at: number; isCounted: boolean },
  day: { now: number; dateOf: (instant: number) => string },
): "closed" | "another_day" | null {
  if (line.isCounted) return "closed";
  return day.dateOf(line.at) === day.dateOf(day.now) ? null : "another_day";
}

/**
 * How a visit is paid: all by card, all with a gift card or with both, with a session of a package or with that and a
 * card, in part and the rest still due, all that was due at the salon, or not at all.
 */
export const waysPaid = ["card", "gift_card", "package", "deposit", "salon", "unpaid"] as const;
export type HowPaid = (typeof waysPaid)[number];

/** @param visit.salonCents what was paid of the price at the salon */
export function howPaid(visit: {
  priceCents: number;
  cardCents: number;
  creditCents?: number;
  /** Whether the credit is a package session. */
  isSession?: boolean;
  salonCents: number;
}): HowPaid {
  const { priceCents, cardCents, creditCents = 0, isSession = false, salonCents } = visit;
  if (cardCents + creditCents + salonCents === 0) return "unpaid";
  if (cardCents + creditCents + salonCents < priceCents) return "deposit";
  if (salonCents > 0) return "salon";
  if (creditCents === 0) return "card";
  return isSession ? "package" : "gift_card";
}

/**
 * What was paid of a visit's price at the salon, and what is still to be paid there, in cents.
 * @param visit.restCents the part of the price that nothing else has paid
 * @param visit.thereCents what was paid at the salon and not handed back
 * @param visit.keptCents how much of that the policy keeps beyond the price
 * @param visit.handBackCents how much of it the desk still has to hand back
 */
export function moneyAtSalon(visit: {
  restCents: number;
  thereCents: number;
  keptCents: number;
  handBackCents: number;
}): { paidCents: number; dueCents: number } {
  const paidCents = Math.max(0, visit.thereCents - visit.keptCents - visit.handBackCents);
  return { paidCents, dueCents: Math.max(0, visit.restCents - paidCents) };
}
