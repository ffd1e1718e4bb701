/** The states of one payment, in the order in which they may be reached. */
export const paymentStates = ["creating", "open", "processing", "cancelled", "succeeded"] as const;
export type PaymentState = (typeof paymentStates)[number];

const rank: Record<PaymentState, number> = {
  creating: 0,
  open: 1,
  processing: 2,
  cancelled: 3,
  succeeded: 4,
};

/**
 * The later of two states. Events arrive in any order; a payment only moves forward, and money that was taken
 * outweighs a cancellation.
 */
export function laterPaymentState(one: PaymentState, other: PaymentState): PaymentState {
  return rank[one] >= rank[other] ? one : other;
}

/** Whether the payment may still take money, so that its purchase may not start another. */
export function isOpenPayment(state: PaymentState): boolean {
  return state === "creating" || state === "open" || state === "processing";
}
