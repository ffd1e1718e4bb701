/** Cents of one payment intent: charged, refunded, and taken back by a bank. All are positive. */
export interface IntentMoney {
  chargedCents: number;
  refundedCents: number;
  disputedCents: number;
}

export interface Difference {
  intentId: string;
  ledger: IntentMoney;
  provider: IntentMoney;
}

export const nothing: IntentMoney = { chargedCents: 0, refundedCents: 0, disputedCents: 0 };

/** Where two accounts of the same intents differ, by intent id. Empty when they balance to the cent. */
export function reconcile(
  ledger: ReadonlyMap<string, IntentMoney>,
  provider: ReadonlyMap<string, IntentMoney>,
): Difference[] {
  const intents = [...new Set([...ledger.keys(), ...provider.keys()])].sort();
  return intents.flatMap((intentId) => {
    const difference = {
      intentId,
      ledger: ledger.get(intentId) ?? nothing,
      provider: provider.get(intentId) ?? nothing,
    };
    return balances(difference) ? [] : [difference];
  });
}

function balances({ ledger, provider }: Difference): boolean {
  return (
    ledger.chargedCents === provider.chargedCents &&
    ledger.refundedCents === provider.refundedCents &&
    ledger.disputedCents === provider.disputedCents
  );
}
