/** What is known of a payment that succeeded, under the lock of its purchase. */
export interface SettlementFacts {
  /** Which payment the purchase has become a visit or a membership by; null while it has become none. */
  deliveredBy: "this" | "another" | null;
  /** Whether amount, currency and purchase are those that were asked for. */
  fits: boolean;
  /** Whether the purchase is given up with its money on the way back. */
  isRefunded: boolean;
  /** Whether it is known what was bought; a price alone waits for its booking. */
  isWhole: boolean;
  /** Whether somebody else has the hour: the database has refused to write the visit. */
  hourIsLost: boolean;
}

export type Settlement =
  | { kind: "delivered" }
  | { kind: "deliver" }
  | { kind: "wait" }
  | { kind: "refund"; why: "second_payment" | "payment_mismatch" | "slot_lost" };

/** What becomes of money that was taken: what it bought, or all of it back. */
export function decideSettlement(facts: SettlementFacts): Settlement {
  if (facts.deliveredBy === "this") return { kind: "delivered" };
  if (facts.deliveredBy === "another") return { kind: "refund", why: "second_payment" };
  if (!facts.fits) return { kind: "refund", why: "payment_mismatch" };
  if (facts.isRefunded) return { kind: "refund", why: "second_payment" };
  if (!facts.isWhole) return { kind: "wait" };
  return facts.hourIsLost ? { kind: "refund", why: "slot_lost" } : { kind: "deliver" };
}

/** Whether a refund closes the purchase: one for a second payment leaves it what the first has made of it. */
export function closesPurchase(
  why: "second_payment" | "payment_mismatch" | "slot_lost" | "unclaimed",
): boolean {
  return why !== "second_payment";
}
