import { type PaymentProvider, ProviderUnavailable } from "#server/payments/port.ts";

/** Stands where no keys are set and no demo is served: every card call says so instead of pretending. */
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
  readEvent: async () => null,
};

async function refuse(): Promise<never> {
  throw new ProviderUnavailable("Card payment is not set up.");
}
