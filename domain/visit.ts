import { type BookingState, canBecome, hasCome, mayBeMoved, mayBeResized } from "#domain/booking-states.ts";
import { mayCancel, mayMove, type PolicyVisit } from "#domain/policy.ts";

/** A visit as it stands under its policy. */
export interface StandingVisit {
  state: BookingState;
  policy: PolicyVisit;
}

/** Why somebody can't cancel a visit now; null when they can. Staff may until it begins. */
export function whyNotCancel(
  visit: StandingVisit,
  asker: { isStaff: boolean },
  now: number,
): "state" | "too_late" | null {
  if (!canBecome(visit.state, "cancelled")) return "state";
  return asker.isStaff || mayCancel(visit.policy, now) ? null : "too_late";
}

/** Why somebody can't give a visit another hour now; null when they can. Staff may until it begins. */
export function whyNotMove(
  { state, policy }: StandingVisit,
  asker: { isStaff: boolean },
  now: number,
): "state" | "too_late" | null {
  if (!mayBeMoved(state)) return "state";
  return asker.isStaff || mayMove(policy, now) ? null : "too_late";
}

/** Why somebody can't give a visit other services now; null when they can. Staff may until it ends. */
export function whyNotChangeServices(
  visit: StandingVisit,
  asker: { isStaff: boolean },
  now: number,
): "state" | "too_late" | null {
  return asker.isStaff && mayBeResized(visit.state) ? null : whyNotMove(visit, asker, now);
}

/** How many coming visits are listed at most that new hours or a leaving master get in the way of. */
export const mostHits = 200;

/** How many visits of a guest the desk is told at most. */
export const mostOfGuest = 100;

/** How many visits the front desk books in a row. */
export const mostInRow = 12;

/** How many visits the front desk confirms at once. */
export const mostConfirmedAtOnce = 50;

/** The states that staff take a visit to; it is cancelled as `whyNotCancel` says. */
export type NextState = Exclude<BookingState, "pending" | "cancelled">;

/** What a visit's history says of a state that staff took it to, where they typed nothing. */
export const usualReasons: Record<NextState, string> = {
  confirmed: "confirmed by the salon",
  in_chair: "in the chair",
  completed: "completed",
  no_show: "did not come",
};
export const missedByMistake = "marked as missed by mistake";
export const seatedByMistake = "put in the chair by mistake";
export const completedByMistake = "marked as completed by mistake";

/** What it says of a payment at the salon that staff took back; what they typed follows. */
export const paymentTakenBack = "payment at the salon taken back";

/**
 * Why a visit can't go to another state now; null when it can.
 * @param at.dateOf the salon's date of an instant
 * @param undo whether the step before was a mistake: who confirms a visit, or seats its guest, has not seen that it has gone on
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

/** Whether a visit that has gone on goes back to where it was. One that was missed has not gone on. */
export function isStepBack(from: BookingState, to: BookingState): boolean {
  return from === "completed" || (from === "in_chair" && to === "confirmed");
}

/** How early a guest may be in the chair before the visit's day has come: at 11:50 in the evening for ten past midnight. */
const earlyMs = 60 * 60_000;

/** Whether a tip may be given for a visit: once it has begun, so that none has to go back with a cancellation. */
export function mayBeTipped(state: BookingState): boolean {
  return hasCome(state);
}

/**
 * Why what the desk has handed back by its books stays so; null where it may still say that it was a mistake: on the same day,
 * until a close has counted it.
 */
export function whyStaysHandedBack(
  line: { at: number; isCounted: boolean },
  day: { now: number; dateOf: (instant: number) => string },
): "closed" | "another_day" | null {
  if (line.isCounted) return "closed";
  return day.dateOf(line.at) === day.dateOf(day.now) ? null : "another_day";
}

/**
 * How a visit is paid: all by card, all with a gift card or with both, with a session of a package or with that and a card, in
 * part and the rest still due, all that was due at the salon, or not at all.
 */
export const waysPaid = ["card", "gift_card", "package", "deposit", "salon", "unpaid"] as const;
export type HowPaid = (typeof waysPaid)[number];

/** @param visit.salonCents what was paid at the salon of the price */
export function howPaid(visit: {
  priceCents: number;
  cardCents: number;
  creditCents?: number;
  /** Whether the credit is a session of a package. */
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
 * What was paid at the salon of a visit's price, and what is still to pay there, in cents.
 * @param visit.restCents what of the price nothing else has paid
 * @param visit.thereCents what was paid at the salon and not handed back
 * @param visit.keptCents what of that the policy keeps beyond the price
 * @param visit.handBackCents what of it the desk has yet to hand back
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
