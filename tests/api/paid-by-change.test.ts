import { expect, test } from "vitest";
import { followRefund } from "#server/usecases/books/follow-refund.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { expectBooksBalance, openExceptions } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { bookedCut, change, payChange } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { bookedBySession } from "#tests/support/packages.ts";
import { atProvider } from "#tests/support/provider.ts";
import { givenProgram } from "#tests/support/webhooks.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const { addWebhook, told } = givenProgram(salon, owner);

test("a visit paid by a session and a card counts as unpaid only once the card's payment is fully refunded", async () => {
  const { guest, id, thread, cut } = await bookedBySession(salon, owner, ["Threading"]);
  const both = { serviceIds: [cut._id, thread._id] };
  const { intentId } = await payChange(salon, id, both, guest);
  await call(salon, "payForChange", { params: { id }, body: { transactionId: intentId } }, guest);
  await salon.drain();
  salon.clock.advance(minutes(31));
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual([]);
  await giveBack(intentId, 1_000);
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual([]);
  await giveBack(intentId, 1_500);
  const told = await openExceptions(salon, owner);
  expect(told).toMatchObject([{ kind: "booking_without_payment", about: { bookingId: id } }]);
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual(told);
  await expectBooksBalance(salon);
});

test("a change's payment is reported as its visit's money, to the owner and to programs", async () => {
  await addWebhook(["payment.refunded"]);
  const { guest, id, params, both } = await bookedCut(salon, owner, 120);
  const { payment } = await change(salon, id, both, guest, "card");
  const { intentId } = await pay(salon, payment?.clientSecret ?? "", cards.warned);
  await call(salon, "payForChange", { params, body: { transactionId: intentId } }, guest);
  await reconcileMoney(salon.app);
  const warned = (await openExceptions(salon, owner)).filter(({ kind }) => kind === "fraud_warning");
  expect(warned).toMatchObject([{ about: { bookingId: id, transactionId: intentId } }]);
  await call(salon, "cancelBooking", { params, body: {} }, guest);
  await salon.drain();
  expect(told().map(({ data }) => [data.bookingId, data.amount])).toEqual([
    [id, 6],
    [id, 25],
  ]);
});

async function giveBack(intentId: string, cents: number): Promise<void> {
  const asked = { payment_intent: intentId, amount: String(cents) };
  const { id } = await atProvider<{ id: string }>(salon, "POST", "/refunds", asked);
  await followRefund(salon.app, id);
}
