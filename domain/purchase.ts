import { statesBefore, statesOf, type Transitions } from "#domain/transitions.ts";

/**
 * A purchase is `open` while it waits for its money, and `released` once its hour was given up without money. Money
 * that comes makes of either what it bought (`booked`), or goes back in full (`refunded`).
 */
export type PurchaseState = "open" | "released" | "booked" | "refunded";

export const purchaseTransitions: Transitions<PurchaseState> = {
  open: ["released", "booked", "refunded"],
  released: ["booked", "refunded"],
  booked: [],
  refunded: [],
};

/** The states in which money that comes may still buy something. */
export const unsettledStates = statesBefore(purchaseTransitions, "booked");

export function isUnsettled(state: PurchaseState): boolean {
  return unsettledStates.includes(state);
}

/** The states that nothing leads out of. */
export const settledStates = statesOf(purchaseTransitions).filter((state) => !isUnsettled(state));

/**
 * A hold is `active` while its hour is kept, `expiring` once its time is over and its payment is being stopped,
 * `converted` when its visit has the hour, and `freed` when others may have it.
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
 * A refund is `requested` when it is promised and not with the provider yet, then `sent`, then `done`. One that `failed`
 * stays so, and another is promised in its place. News of it arrive in any order, and a bank may send back one that is done.
 */
export type RefundState = "requested" | "sent" | "done" | "failed";

export const refundTransitions: Transitions<RefundState> = {
  requested: ["sent", "done", "failed"],
  sent: ["done", "failed"],
  done: ["failed"],
  failed: [],
};

/** What is known of a payment that succeeded, under the lock of its purchase. */
export interface SettlementFacts {
  /** Of the purchase. */
  state: PurchaseState;
  /** By which payment the purchase has become what it bought; null while it has not. */
  deliveredBy: "this" | "another" | null;
  /** Whether it is what was asked for, as `isPaymentFor` says. */
  fits: boolean;
  /** Whether it is known what was bought; a price alone waits for its booking. */
  isWhole: boolean;
  /** Whether it may wait for its booking any longer. */
  mayWait: boolean;
  /** Whether the person who bought a membership or a package is still there; a visit is booked for its guest all the same. */
  hasBuyer: boolean;
  /** Whether what a gift card was to pay is still on it: a purchase that was given up no longer keeps it. */
  hasCredit: boolean;
  /** Whether somebody else has the hour: the database has refused to write the visit. */
  hourIsLost: boolean;
  /** Whether the hour has passed, as `isHourOver` says. */
  hourIsOver: boolean;
  /** Of a change: whether its visit is still as it was when the change was priced. */
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

/** What becomes of money that was taken: what it bought, or all of it back. */
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

/** Who pays for an hour that begins now sits in the chair before the provider has said so. */
const graceMs = 15 * 60_000;

/**
 * Whether it is too late for a visit that nobody has confirmed, so that its guest has not come.
 * @param startsAt of what was bought, in epoch milliseconds; null where no hour was
 */
export function isHourOver(startsAt: number | null, now: number): boolean {
  return startsAt !== null && startsAt + graceMs <= now;
}

/** Whether a refund closes the purchase: one for a second payment leaves it what the first has made of it. */
export function closesPurchase(why: RefundCause): boolean {
  return why !== "second_payment";
}

/** Whether money that was taken is what a purchase asked for when it was booked, to the cent. */
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
