import type { PaymentProvider } from "#server/payments/port.ts";

/**
 * A provider that loads its library with the first call. @param load creates the provider; called until it succeeds
 * once
 */
export function paymentsWhenNeeded(load: () => Promise<PaymentProvider>): PaymentProvider {
  let loading: Promise<PaymentProvider> | undefined;
  const provider = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    createIntent: async (order) => (await provider()).createIntent(order),
    readIntent: async (id) => (await provider()).readIntent(id),
    cancelIntent: async (id) => (await provider()).cancelIntent(id),
    refund: async (order) => (await provider()).refund(order),
    readRefund: async (id) => (await provider()).readRefund(id),
    readDispute: async (id) => (await provider()).readDispute(id),
    readWarning: async (id) => (await provider()).readWarning(id),
    listRefunds: async (intentId) => (await provider()).listRefunds(intentId),
    listDisputes: async (intentId) => (await provider()).listDisputes(intentId),
    async *listSightings(since) {
      yield* (await provider()).listSightings(since);
    },
    createCustomer: async (order) => (await provider()).createCustomer(order),
    arrangeCard: async (order) => (await provider()).arrangeCard(order),
    listCards: async (customerId) => (await provider()).listCards(customerId),
    detachCard: async (cardId) => (await provider()).detachCard(cardId),
    deleteCustomer: async (customerId) => (await provider()).deleteCustomer(customerId),
    readEvent: async (body, signature) => (await provider()).readEvent(body, signature),
  };
}
