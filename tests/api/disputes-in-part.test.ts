import { expect, test } from "vitest";
import { type ProviderDispute, RefundImpossible, type RefundRequest } from "#server/payments/port.ts";
import { recordDispute } from "#server/usecases/books/record-dispute.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { bookAhead, cancelVisit } from "#tests/support/booked.ts";
import { refundsOf, requestedRefunds } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { atProvider, deliver, eventsOf } from "#tests/support/provider.ts";

const salon = givenSalon();

test("what a bank does not hold of a cancelled visit goes back at once, and the mail says what it holds", async () => {
  const { guest, id, intentId } = await bookAhead(salon, 80);
  const taken = [{ id: "mv_1", amountCents: -200 }];
  const dispute: ProviderDispute = {
    id: "dp_1",
    intentId,
    amountCents: 200,
    state: "open",
    movements: taken,
  };
  await recordDispute(salon.app, dispute);
  await cancelVisit(salon, id, guest);
  const refund = async (order: RefundRequest) => {
    if (order.amountCents > 400) throw new RefundImpossible("A bank has the rest.");
    return await salon.app.payments.refund(order);
  };
  const payments = { ...salon.app.payments, refund, listDisputes: async () => [dispute] };
  const [first = "", ...others] = await requestedRefunds(salon, intentId);
  await sendRefund({ ...salon.app, payments }, first);
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([400]);
  expect(others).toHaveLength(1);
  await salon.drain();
  // At a provider that was silent for the first, the second would have taken its place.
  expect(await requestedRefunds(salon, intentId)).toEqual(others);
  const [mail] = await readMails(salon, guest.email, "cancelled");
  expect(mail?.text).toContain("$4 goes back to the card you paid with");
  expect(mail?.text).toContain("$2 is with your bank until it decides your dispute");
});

test("where a bank takes back more than is left of a payment, a receipt names only what is left", async () => {
  const { guest, id, intentId } = await bookAhead(salon, 80);
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: "200" });
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
  const movements = [{ id: "mv_2", amountCents: -600 }];
  await recordDispute(salon.app, { id: "dp_2", intentId, amountCents: 600, state: "open", movements });
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({ left: 4, atBank: 4 });
});
