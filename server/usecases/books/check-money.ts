import { type Difference, type IntentMoney, nothing, reconcile } from "#domain/reconcile.ts";
import { sumOwedOnGiftCards } from "#server/database/gift-cards.ts";
import { listLedgerByIntent } from "#server/database/ledger.ts";
import { listMispaidVisits } from "#server/database/mispaid-visits.ts";
import { listUnbalancedGiftCards } from "#server/database/unbalanced-gift-cards.ts";
import type { Sighting } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

export interface MoneyCheck {
  intents: number;
  chargedCents: number;
  refundedCents: number;
  /** Taken back by banks. */
  disputedCents: number;
  /** Payments in the same account that this site did not ask for: they are in no book of its own. */
  foreign: number;
  differences: Difference[];
  /** Visits with other money than they say: by card another sum than was asked for, or at the salon more than was due. */
  visits: string[];
  /** Gift cards whose lines are not those of the ledger, or that have less on them than nothing or more than their worth. */
  giftCards: string[];
  /** What is on all gift cards together: owed until it is used. */
  owedCents: number;
}

/** Holds the ledger against the provider's own list of charges, refunds and disputes, intent by intent, and against the visits. */
export async function checkMoney(app: Pick<UseCases, "engine" | "payments">): Promise<MoneyCheck> {
  const provider = new Map<string, IntentMoney>();
  const foreign = new Set<string>();
  for await (const sighting of app.payments.listSightings()) {
    if (sighting.kind === "warning") continue;
    const { intentId, moved } = movementOf(sighting);
    if (sighting.kind === "charge" && !sighting.ours) foreign.add(intentId);
    const money = provider.get(intentId) ?? { ...nothing };
    for (const column of columns) money[column] += moved[column] ?? 0;
    provider.set(intentId, money);
  }
  const ledger = await listLedgerByIntent(app.engine.read);
  for (const intentId of foreign) {
    if (!ledger.has(intentId)) provider.delete(intentId);
  }
  const all = [...ledger.values()];
  const sum = (column: keyof IntentMoney) => all.reduce((total, money) => total + money[column], 0);
  return {
    intents: ledger.size,
    chargedCents: sum("chargedCents"),
    refundedCents: sum("refundedCents"),
    disputedCents: sum("disputedCents"),
    foreign: foreign.size,
    differences: reconcile(ledger, provider),
    visits: await listMispaidVisits(app.engine.read),
    giftCards: await listUnbalancedGiftCards(app.engine.read),
    owedCents: await sumOwedOnGiftCards(app.engine.read),
  };
}

const columns = ["chargedCents", "refundedCents", "disputedCents"] as const;

function movementOf(sighting: Exclude<Sighting, { kind: "warning" }>): {
  intentId: string;
  moved: Partial<IntentMoney>;
} {
  if (sighting.kind === "charge") {
    return { intentId: sighting.intentId ?? "", moved: { chargedCents: sighting.amountCents } };
  }
  if (sighting.kind === "refund") {
    const { intentId, state, amountCents } = sighting.refund;
    return { intentId: intentId ?? "", moved: { refundedCents: state === "failed" ? 0 : amountCents } };
  }
  const { intentId, movements } = sighting.dispute;
  const disputedCents = movements.reduce((sum, { amountCents }) => sum - amountCents, 0);
  return { intentId: intentId ?? "", moved: { disputedCents } };
}
