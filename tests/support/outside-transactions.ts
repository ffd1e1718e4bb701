import { refuseInsideTransaction } from "#server/database/engines/inside-transaction.ts";
import type { PaymentProvider } from "#server/payments/port.ts";

/**
 * A provider that throws when it is called within a database transaction, since the transaction would stay open until
 * the provider answers.
 */
export function outsideTransactions(payments: PaymentProvider): PaymentProvider {
  return new Proxy(payments, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...given: unknown[]) => {
        refuseInsideTransaction();
        return method.apply(target, given);
      };
    },
  });
}
