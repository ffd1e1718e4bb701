import type { Stripe } from "@stripe/stripe-js";

interface Says {
  createPaymentMethod?: () => Promise<unknown>;
  confirmCardPayment?: () => Promise<unknown>;
  retrievePaymentIntent?: () => Promise<unknown>;
}

/**
 * A stand-in for the card provider's library, with an empty card field. It accepts every card unless the test says
 * otherwise.
 */
export function cardProvider(says: Says = {}): Stripe {
  const nothing = () => {};
  const field = {
    on: (type: string, call: () => void) => type === "ready" && call(),
    off: nothing,
    once: nothing,
    mount: nothing,
    update: nothing,
    destroy: nothing,
    focus: nothing,
  };
  const provider = {
    elements: () => ({ create: () => field, getElement: () => field, update: nothing }),
    createToken: async () => ({}),
    createPaymentMethod: async () => ({ paymentMethod: { id: "pm_1" } }),
    confirmCardPayment: async () => ({ paymentIntent: { id: "pi_1", status: "succeeded" } }),
    retrievePaymentIntent: async () => ({}),
    ...says,
  };
  return provider as unknown as Stripe;
}
