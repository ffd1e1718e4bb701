import { statesBefore, statesOf, type Transitions } from "#domain/transitions.ts";

/**
 * A purchase is `open` while it waits for its money, and `released` once its slot was given up unpaid. Money that
 * arrives in either state buys the purchase (`booked`), or goes back in full (`refunded`).
 */
export type PurchaseState = "open" | "released" | "booked" | "refunded";

export const purchaseTransitions: Transitions<PurchaseState> = {
  open: ["released", "booked", "refunded"],
  released: ["booked", "refunded"],
  booked: [],
  refunded: [],
};

/** The states in which money that arrives may still buy something. */
export const unsettledStates = statesBefore(purchaseTransitions, "booked");

export function isUnsettled(state: PurchaseState): boolean {
  return unsettledStates.includes(state);
}

/** The final states. */
export const settledStates = statesOf(purchaseTransitions).filter((state) => !isUnsettled(state));

/**
 * A hold is `active` while its slot is held, `expiring` once its time is over and its payment is being stopped,
 * `converted` when its visit has the slot, and `freed` when others may have it.
 */
export type HoldState = "active" | "expiring" | "converted" | "freed";

export const holdTransitions: Transitions<HoldState> = {
  active: ["expiring", "converted", "freed"],
  expiring: ["converted", "freed"],
  converted: [],
  freed: [],
};

/** The states in which a hold has its cells. */
export const livingHoldStates = statesBefore(holdTransitions, "freed");

/**
 * Whether a hold keeps its slot for its buyer. Once its time is over, its payment is stopped before others may have it.
 */
export function isRunning<Hold extends { state: HoldState; ends_at: number }>(
  hold: Hold | null | undefined,
  now: number,
): hold is Hold {
  return hold?.state === "active" && hold.ends_at > now;
}

/**
 * A refund is `requested` when it is promised but not with the provider yet, then `sent`, then `done`. One that
 * `failed` stays failed, and another is promised in its place. Events arrive in any order, and a bank may send back a
 * refund that is done.
 */
export type RefundState = "requested" | "sent" | "done" | "failed";

export const refundTransitions: Transitions<RefundState> = {
  requested: ["sent", "done", "failed"],
  sent: ["done", "failed"],
  done: ["failed"],
  failed: [],
};

/** What is known about a payment that succeeded, read under the lock of its purchase. */
export interface SettlementFacts {
  /** Of the purchase. */
  state: PurchaseState;
  /** Which payment delivered what was bought. Null while none has. */
  deliveredBy: "this" | "another" | null;
  /** Whether it is what the purchase asked for, as decided by `isPaymentFor`. */
  fits: boolean;
  /** Whether it is known what was bought. A price alone waits for its booking. */
  isWhole: boolean;
  /** Whether it may still wait for its booking. */
  mayWait: boolean;
  /** Whether the buyer of a membership or a package still has an account. A visit is booked for its guest regardless. */
  hasBuyer: boolean;
  /**
   * Whether the gift card still has the amount that it was to pay. A purchase that was given up no longer reserves it.
   */
  hasCredit: boolean;
  /** Whether somebody else has the slot, as the database said, or it is not offered any more. */
  hourIsLost: boolean;
  /** Whether the slot has passed, as decided by `isHourOver`. */
  hourIsOver: boolean;
  /** For a change: whether its visit is still as it was when the change was priced. */
  visitStands: boolean;
}

/** Why all of a payment goes back. */
export type RefundCause =
  | "second_payment"
  | "payment_mismatch"
  | "slot_lost"
  | "visit_changed"
  | "credit_lost"
  | "unclaimed";

export type Settlement =
  | { kind: "delivered" }
  | { kind: "deliver" }
  | { kind: "wait" }
  | { kind: "refund"; why: RefundCause };

/** What becomes of money that was taken: it pays for the purchase, or all of it goes back. */
export function decideSettlement(facts: SettlementFacts): Settlement {
  if (facts.deliveredBy === "this") return { kind: "delivered" };
  if (facts.deliveredBy === "another") return { kind: "refund", why: "second_payment" };
  if (!facts.fits) return { kind: "refund", why: "payment_mismatch" };
  if (!isUnsettled(facts.state)) return { kind: "refund", why: "second_payment" };
  if (!facts.isWhole) return facts.mayWait ? { kind: "wait" } : { kind: "refund", why: "unclaimed" };
  if (!facts.visitStands) return { kind: "refund", why: "visit_changed" };
  if (facts.hourIsLost || facts.hourIsOver) return { kind: "refund", why: "slot_lost" };
  if (!facts.hasCredit) return { kind: "refund", why: "credit_lost" };
  return facts.hasBuyer ? { kind: "deliver" } : { kind: "refund", why: "unclaimed" };
}

/** A guest who pays for a slot that begins now is in the chair before the provider confirms the payment. */
const graceMs = 15 * 60_000;

/**
 * Whether it is too late for a visit: nobody confirmed it, so its guest has not come.
 * @param startsAt the purchase's start, in epoch milliseconds; null without a slot
 */
export function isHourOver(startsAt: number | null, now: number): boolean {
  return startsAt !== null && startsAt + graceMs <= now;
}

/** Whether a refund closes the purchase. One for a second payment leaves the result of the first. */
export function closesPurchase(why: RefundCause): boolean {
  return why !== "second_payment";
}

/** Whether the money taken is what a purchase asked for when it was booked, to the cent. */
export function isPaymentFor(
  purchase: { id: string; dueNowCents: number; currency: string },
  paid: { purchaseId: string | null; amountCents: number; currency: string },
): boolean {
  return (
    paid.purchaseId === purchase.id &&
    paid.amountCents === purchase.dueNowCents &&
    paid.currency === purchase.currency
  );
}
