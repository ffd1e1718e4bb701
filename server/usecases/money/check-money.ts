import { type Difference, type IntentMoney, reconcile } from "#domain/reconcile.ts";
import { listLedgerByIntent } from "#server/database/revenue.ts";
import type { UseCases } from "#server/usecases/context.ts";

export interface MoneyCheck {
  intents: number;
  chargedCents: number;
  refundedCents: number;
  differences: Difference[];
}

/** Holds the ledger against the provider's own list of charges and refunds, intent by intent. */
export async function checkMoney(app: Pick<UseCases, "engine" | "payments">): Promise<MoneyCheck> {
  const provider = new Map<string, IntentMoney>();
  for await (const { kind, intentId, amountCents } of app.payments.listMovements()) {
    const money = provider.get(intentId ?? "") ?? { chargedCents: 0, refundedCents: 0 };
    if (kind === "charge") money.chargedCents += amountCents;
    else money.refundedCents += amountCents;
    provider.set(intentId ?? "", money);
  }
  const ledger = await listLedgerByIntent(app.engine.read);
  const all = [...ledger.values()];
  return {
    intents: ledger.size,
    chargedCents: all.reduce((sum, { chargedCents }) => sum + chargedCents, 0),
    refundedCents: all.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    differences: reconcile(ledger, provider),
  };
}
