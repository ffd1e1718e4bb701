import { expect, test } from "vitest";
import { unconfiguredPayments } from "#server/payments/unconfigured.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { openExceptions } from "#tests/support/books.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";

/** A salon that took cards, and whose keys were removed since. */
const salon = givenSalon();
const owner = givenOwner(salon);

test("when the card provider is gone, the money check finds no difference, and the hourly one raises nothing", async () => {
  await bookAhead(salon, 72);
  salon.app.payments = unconfiguredPayments;
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual([]);
  const { isCompared, differences, visits, chargedCents } = await checkMoney(salon.app);
  expect({ isCompared, differences, visits }).toEqual({ isCompared: false, differences: [], visits: [] });
  expect(chargedCents).toBeGreaterThan(0);
});
