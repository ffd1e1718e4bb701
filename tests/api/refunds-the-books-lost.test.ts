import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { refundsOf } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { atProvider } from "#tests/support/provider.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

/** As after a backup is restored that is older than a refund: the provider has made it, and the books know nothing. */
async function refundedBeforeRestore() {
  const { id, intentId, guest } = await bookAhead(salon, 72);
  await atProvider(salon, "POST", "/refunds", {
    payment_intent: intentId,
    "metadata[shiuli_refund]": "0199a0a0-0000-7000-8000-000000000001",
  });
  return { id, intentId, guest };
}

test("a refund that a restored backup does not know is taken in, and the owner hears of the unpaid visit", async () => {
  const { id, intentId } = await refundedBeforeRestore();
  await reconcileMoney(salon.app);
  const { differences } = await checkMoney(salon.app);
  expect(differences.filter((one) => one.intentId === intentId)).toEqual([]);
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  expect(exceptions.map(({ kind, about }) => [kind, about.bookingId])).toContainEqual([
    "booking_without_payment",
    id,
  ]);
});

test("so cancelling the visit once more gives nothing back twice, at the salon neither", async () => {
  const { id, intentId } = await refundedBeforeRestore();
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, owner);
  await doBackgroundWork(salon);
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  expect(exceptions.filter(({ about }) => about.transactionId === intentId)).toEqual([]);
});
