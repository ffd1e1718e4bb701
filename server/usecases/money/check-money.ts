import { type Difference, type IntentMoney, nothing, reconcile } from "#domain/reconcile.ts";
import { listLedgerByIntent } from "#server/database/revenue.ts";
import type { UseCases } from "#server/usecases/context.ts";

export interface MoneyCheck {
  intents: number;
  chargedCents: number;
  refundedCents: number;
  /** Taken back by banks. */
  disputedCents: number;
  differences: Difference[];
}

/** Holds the ledger against the provider's own list of charges, refunds and disputes, intent by intent. */
export async function checkMoney(app: Pick<UseCases, "engine" | "payments">): Promise<MoneyCheck> {
  const provider = new Map<string, IntentMoney>();
  for await (const { kind, intentId, amountCents } of app.payments.listMovements()) {
    const money = provider.get(intentId ?? "") ?? { ...nothing };
    money[columns[kind]] += amountCents;
    provider.set(intentId ?? "", money);
  }
  const ledger = await listLedgerByIntent(app.engine.read);
  const all = [...ledger.values()];
  return {
    intents: ledger.size,
    chargedCents: all.reduce((sum, { chargedCents }) => sum + chargedCents, 0),
    refundedCents: all.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    disputedCents: all.reduce((sum, { disputedCents }) => sum + disputedCents, 0),
    differences: reconcile(ledger, provider),
  };
}

const columns = { charge: "chargedCents", refund: "refundedCents", dispute: "disputedCents" } as const;
