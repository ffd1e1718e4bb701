import type { PaymentProvider } from "#server/payments/port.ts";
import type { Traces } from "#server/traces/port.ts";

/** The outcome of a call to the provider. */
export interface ProviderCall {
  call: string;
  outcome: "answered" | "failed";
  seconds: number;
}

/**
 * A provider that reports each call when it has ended, and traces it as a part of its caller. Paged lists are not
 * measured.
 */
export function measuredPayments(
  provider: PaymentProvider,
  tell: (call: ProviderCall) => void,
  traces: Pick<Traces, "part">,
): PaymentProvider {
  const measured =
    <Asked extends unknown[], Answer>(call: string, ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      try {
        const answer = await traces.part(`card provider ${call}`, {}, () => ask(...asked));
        tell({ call, outcome: "answered", seconds: seconds() });
        return answer;
      } catch (error) {
        tell({ call, outcome: "failed", seconds: seconds() });
        throw error;
      }
    };
  return {
    ...provider,
    createIntent: measured("createIntent", provider.createIntent),
    readIntent: measured("readIntent", provider.readIntent),
    cancelIntent: measured("cancelIntent", provider.cancelIntent),
    refund: measured("refund", provider.refund),
    readRefund: measured("readRefund", provider.readRefund),
    readDispute: measured("readDispute", provider.readDispute),
    readWarning: measured("readWarning", provider.readWarning),
    listRefunds: measured("listRefunds", provider.listRefunds),
    listDisputes: measured("listDisputes", provider.listDisputes),
    createCustomer: measured("createCustomer", provider.createCustomer),
    arrangeCard: measured("arrangeCard", provider.arrangeCard),
    listCards: measured("listCards", provider.listCards),
    detachCard: measured("detachCard", provider.detachCard),
    deleteCustomer: measured("deleteCustomer", provider.deleteCustomer),
  };
}
