import { type Difference, type IntentMoney, nothing, reconcile } from "#domain/reconcile.ts";
import { sumOwedOnGiftCards } from "#server/database/gift-cards.ts";
import { type IntentSums, openIntentSums } from "#server/database/intent-sums.ts";
import { readLedgerByIntent } from "#server/database/ledger-by-intent.ts";
import { listMispaidVisits } from "#server/database/mispaid-visits.ts";
import { listUnbalancedGiftCards } from "#server/database/unbalanced-gift-cards.ts";
import { NoProvider, type Sighting } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

export interface MoneyCheck {
  intents: number;
  chargedCents: number;
  refundedCents: number;
  /** Withdrawn by banks for disputes. */
  disputedCents: number;
  /** Payments in the same provider account that this site did not create. They are in none of its books. */
  foreign: number;
  /** Payments by test cards, which a real provider does not know. They are left out. */
  byTestCards: number;
  /** Whether there is a card provider to compare with. Without one, nothing differs. */
  isCompared: boolean;
  differences: Difference[];
  /** The number of differing intents beyond those in `differences`. */
  moreDifferences: number;
  /**
   * Visits whose money does not match: a card paid a different sum than was asked for, or the salon took more than was
   * due.
   */
  visits: string[];
  /**
   * Gift cards and packages whose lines don't match the ledger, or whose balance is below zero or above their worth.
   */
  giftCards: string[];
  /** The total left on gift cards and on packages. Both are owed until they are used. */
  owedCents: number;
  owedOnPackagesCents: number;
}

/** The intents of test cards, which another provider made. */
interface TestIntents {
  has(intentId: string): boolean;
}

/** Nobody reads a longer list, and with the wrong provider keys every payment ever made would differ. */
const mostNamed = 1_000;

/**
 * Compares the ledger with the provider's own list of charges, refunds and disputes, intent by intent, and with the
 * visits. Reads everything in batches and keeps the provider's sums in a file, so that memory use stays small.
 * @param testCards given where the provider does not know them
 */
export async function checkMoney(
  app: Pick<UseCases, "engine" | "payments">,
  testCards: TestIntents | null = null,
): Promise<MoneyCheck> {
  const provider = openIntentSums();
  try {
    return {
      ...(await checkIntents(app, provider, testCards)),
      visits: await listMispaidVisits(app.engine.read, mostNamed),
      giftCards: await listUnbalancedGiftCards(app.engine.read, { most: mostNamed }),
      owedCents: await sumOwedOnGiftCards(app.engine.read, "card"),
      owedOnPackagesCents: await sumOwedOnGiftCards(app.engine.read, "package"),
    };
  } finally {
    provider.close();
  }
}

async function checkIntents(
  { engine, payments }: Pick<UseCases, "engine" | "payments">,
  provider: IntentSums,
  testCards: TestIntents | null,
) {
  const isCompared = await readProvider(payments, provider);
  const foreign = provider.countForeign();
  const sums = { ...nothing };
  let intents = 0;
  let byTestCards = 0;
  const differences: Difference[] = [];
  let moreDifferences = 0;
  const note = (found: Difference[]) => {
    const named = found.slice(0, mostNamed - differences.length);
    differences.push(...named);
    moreDifferences += found.length - named.length;
  };
  for await (const ledger of readLedgerByIntent(engine.read)) {
    for (const intentId of testCards ? ledger.keys() : []) {
      if (testCards?.has(intentId) && ledger.delete(intentId)) byTestCards += 1;
    }
    for (const money of ledger.values()) for (const column of columns) sums[column] += money[column];
    intents += ledger.size;
    if (isCompared) note(reconcile(ledger, provider.take(ledger.keys())));
  }
  for (const left of provider.rest()) note(reconcile(new Map(), left));
  return {
    intents,
    ...sums,
    foreign,
    byTestCards,
    isCompared,
    differences: differences.toSorted((one, other) => (one.intentId < other.intentId ? -1 : 1)),
    moreDifferences,
  };
}

/** @returns false without a card provider */
async function readProvider(payments: UseCases["payments"], sums: IntentSums): Promise<boolean> {
  try {
    for await (const sighting of payments.listSightings()) {
      if (sighting.kind === "warning") continue;
      const { intentId, moved } = movementOf(sighting);
      sums.add(intentId, moved);
      if (sighting.kind === "charge" && !sighting.ours) sums.setForeign(intentId);
    }
    return true;
  } catch (error) {
    if (error instanceof NoProvider) return false;
    throw error;
  }
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
