import { NoProvider, type PaymentProvider } from "#server/payments/port.ts";

/** Used when no keys are set and this is no demo: every card call fails with an error that says so. */
export const unconfiguredPayments: PaymentProvider = {
  createIntent: refuse,
  readIntent: refuse,
  cancelIntent: refuse,
  refund: refuse,
  readRefund: refuse,
  readDispute: refuse,
  readWarning: refuse,
  listRefunds: refuse,
  listDisputes: refuse,
  listSightings: () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) }),
  createCustomer: refuse,
  arrangeCard: refuse,
  listCards: refuse,
  detachCard: refuse,
  deleteCustomer: refuse,
  // A provider that is gone sends a signature, and sends its event again. The doctor sends none.
  readEvent: async (_, signature) => (signature === "" ? null : refuse()),
};

async function refuse(): Promise<never> {
  throw new NoProvider("Card payment is not set up.");
}
