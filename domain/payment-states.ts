/** The states of one payment, in the order in which they may be reached. */
export const paymentStates = ["creating", "open", "processing", "cancelled", "succeeded"] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * The states from which a payment may move to another. Events arrive in any order. A payment only moves forward, and
 * money that was taken outweighs a cancellation.
 */
export function earlierPaymentStates(state: PaymentState): readonly PaymentState[] {
  return paymentStates.slice(0, paymentStates.indexOf(state));
}

/** The states in which a payment may still take money, so that its purchase must not start another. */
export const openPaymentStates = earlierPaymentStates("cancelled");

export function isOpenPayment(state: PaymentState): boolean {
  return openPaymentStates.includes(state);
}
