import { type Difference, type IntentMoney, nothing, reconcile } from "#domain/reconcile.ts";
import { sumOwedOnGiftCards } from "#server/database/gift-cards.ts";
import { readLedgerByIntent } from "#server/database/ledger-by-intent.ts";
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
  /** Gift cards and packages with other lines than the ledger has for them, or that have less on them than nothing or more than their worth. */
  giftCards: string[];
  /** What is on all gift cards together, and what is left of all packages: owed until it is used. */
  owedCents: number;
  owedOnPackagesCents: number;
}

/**
 * Holds the ledger against the provider's own list of charges, refunds and disputes, intent by intent, and against the visits.
 * The provider's sums are kept in memory, a few numbers a payment; everything else is read some rows after the others.
 */
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
  const sums = { ...nothing };
  let intents = 0;
  const differences: Difference[] = [];
  for await (const ledger of readLedgerByIntent(app.engine.read)) {
    const same = new Map<string, IntentMoney>();
    for (const [intentId, money] of ledger) {
      for (const column of columns) sums[column] += money[column];
      const there = provider.get(intentId);
      if (there) same.set(intentId, there);
      provider.delete(intentId);
    }
    intents += ledger.size;
    differences.push(...reconcile(ledger, same));
  }
  for (const intentId of foreign) provider.delete(intentId);
  differences.push(...reconcile(new Map(), provider));
  return {
    intents,
    ...sums,
    foreign: foreign.size,
    differences: differences.toSorted((one, other) => (one.intentId < other.intentId ? -1 : 1)),
    visits: await listMispaidVisits(app.engine.read),
    giftCards: await listUnbalancedGiftCards(app.engine.read),
    owedCents: await sumOwedOnGiftCards(app.engine.read, "card"),
    owedOnPackagesCents: await sumOwedOnGiftCards(app.engine.read, "package"),
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
