import { expect, onTestFinished, test } from "vitest";
import { openMadeIntents } from "#sandbox/made-intents.ts";
import { sandboxFile } from "#server/boot/accept-cards.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();

test("after a salon moves from test cards to a real provider, its test payments are counted and left out", async () => {
  const { intentId } = await bookAhead(salon, 72);
  async function* nothing() {}
  const payments = { ...salon.app.payments, listSightings: nothing };
  const app = { engine: salon.app.engine, payments };
  const { differences, intents } = await checkMoney(app);
  expect(differences.map((one) => one.intentId)).toContain(intentId);

  const made = openMadeIntents(sandboxFile(salon.dataDir));
  onTestFinished(() => made?.close());
  expect(made?.has("pi_ofStripe")).toBe(false);
  expect(await checkMoney(app, made)).toMatchObject({
    differences: [],
    intents: 0,
    chargedCents: 0,
    byTestCards: intents,
  });
  expect(openMadeIntents(`${sandboxFile(salon.dataDir)}-gone`)).toBeNull();
});
