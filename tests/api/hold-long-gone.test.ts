import { expect, test } from "vitest";
import { findHoldOfPurchase } from "#server/database/holds.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { pay } from "#tests/support/cards.ts";
import { days } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingsOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a payment whose hold was removed is refunded, and no visit without a chair is created", async () => {
  const guest = await addPerson(salon);
  const { purchaseId, clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const { intentId } = await pay(salon, clientSecret);
  const { read, write } = salon.app.engine;
  // The provider did not know the payment when the hour was given up, and reports it long afterwards.
  await write
    .updateTable("payments")
    .set({ state: "cancelled" })
    .where("purchase_id", "=", purchaseId)
    .execute();
  await loseHour(salon, purchaseId);
  salon.clock.advance(days(32));
  await tidyUp(salon.app);
  expect(await findHoldOfPurchase(read, purchaseId)).toBeUndefined();

  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  const refunds = await read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.amount_cents")
    .where("payments.purchase_id", "=", purchaseId)
    .execute();
  expect(refunds).toHaveLength(1);
});
