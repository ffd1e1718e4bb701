/** `npm run money:check`: compares the ledger with the card provider's own lists, to the cent. */
import type { IntentMoney } from "#domain/reconcile.ts";
import { openMadeIntents } from "#sandbox/made-intents.ts";
import { acceptCards, sandboxFile } from "#server/boot/accept-cards.ts";
import { readDemoStamp } from "#server/boot/found-salon.ts";
import { type Config, readConfig } from "#server/config.ts";
import { refuseArguments, runCommand } from "#server/operations/command.ts";
import { withEngine } from "#server/operations/with-engine.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { StartupError } from "#server/startup-error.ts";
import { checkMoney, type MoneyCheck } from "#server/usecases/books/check-money.ts";

await runCommand(async () => {
  refuseArguments("money:check");
  const check = await run(readConfig(process.env));
  const wrong = check.differences.length + check.visits.length + check.giftCards.length;
  if (wrong > 0 || isUncompared(check)) process.exitCode = 1;
  return describe(check);
});

function run(config: Config): Promise<MoneyCheck> {
  return withEngine(config, async (engine, dataDir) => {
    const cards = await acceptCards(config, dataDir, { demo: (await readDemoStamp(engine)) === true });
    const testCards = cards.sandbox ? null : openMadeIntents(sandboxFile(dataDir));
    try {
      return await checkMoney({ engine, payments: cards.payments }, testCards);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      throw new StartupError(`The money could not be checked: ${error.message}`);
    } finally {
      testCards?.close();
      await cards.sandbox?.close();
    }
  });
}

function describe(check: MoneyCheck): string {
  const {
    intents,
    chargedCents,
    refundedCents,
    disputedCents,
    foreign,
    byTestCards,
    differences,
    moreDifferences,
    visits,
    giftCards,
    owedCents,
    owedOnPackagesCents,
  } = check;
  const lines = [
    `Ledger: ${intents} payments, ${dollars(chargedCents)} charged, ${dollars(refundedCents)} given back, ${dollars(disputedCents)} taken back by banks.`,
    compared(check),
  ];
  for (const id of visits) lines.push(`Visit ${id}: what was paid or went back is not what it says.`);
  lines.push(`On gift cards: ${dollars(owedCents)}, owed until it is used.`);
  lines.push(`On packages: ${dollars(owedOnPackagesCents)}, owed until it is used or given back.`);
  for (const id of giftCards)
    lines.push(`Gift card or package ${id}: what is on it is not what the ledger says.`);
  if (byTestCards > 0) lines.push(`${byTestCards} payments by test cards are left out.`);
  if (foreign > 0) lines.push(`${foreign} payments came to the account by another way and are in no book.`);
  for (const { intentId, ledger, provider } of differences) {
    lines.push(`  ${intentId}: ledger ${parts(ledger)}, provider ${parts(provider)}`);
  }
  if (moreDifferences > 0) lines.push(`  … and ${moreDifferences} more.`);
  return lines.join("\n");
}

/** Cards have paid, but there is no provider to ask: a job that has lost its settings must not look fine. */
function isUncompared({ isCompared, intents }: MoneyCheck): boolean {
  return !isCompared && intents > 0;
}

function compared(check: MoneyCheck): string {
  const { isCompared, differences } = check;
  if (isUncompared(check))
    return "There is no card provider to compare them with: set the STRIPE_ settings that the server had.";
  if (!isCompared) return "There is no card provider to compare with, since no STRIPE_ settings are set.";
  return differences.length === 0
    ? "It balances with the card provider, to the cent."
    : "It does NOT balance:";
}

/** Charged, refunded, disputed. */
function parts({ chargedCents, refundedCents, disputedCents }: IntentMoney): string {
  return [chargedCents, refundedCents, disputedCents].map(dollars).join(" - ");
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
