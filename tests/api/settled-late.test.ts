import { expect, test } from "vitest";
import { updatePurchase } from "#server/database/purchases.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { until } from "#tests/support/until.ts";
import { book, bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

test("an hour claimed again by a late payment is announced to those who look at free hours", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  const startsAt = Date.parse(visit.startsAt);
  let isTold = false;
  const stop = salon.app.engine.subscribe((_, about) => {
    if (about && "from" in about && about.from <= startsAt && startsAt < about.to) isTold = true;
  });
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  await until("word that the hour went", () => isTold || null);
  stop();
});

test("news of a payment promise no second refund after the first has failed", async () => {
  const { guest, visit, intentId } = await paidWithoutHold();
  await book(salon, await addPerson(salon), visit);
  const sent = bookingOf(guest, visit.service, intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_refunded");
  const [promised] = await refundsFor(intentId);
  await failRefund(promised?.id ?? "");
  await tell(salon, intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_refunded");
  expect(await refundsFor(intentId)).toEqual([{ id: promised?.id, state: "failed" }]);
});

/** As after restoring a backup: a paid intent without its hold. */
async function paidWithoutHold() {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHour(salon, purchaseId);
  await updatePurchase(salon.app.engine.write, purchaseId, { state: "released" });
  return { guest, visit, intentId };
}

/** The provider accepts the refund, and then fails it permanently. */
async function failRefund(refundId: string): Promise<void> {
  const failed = {
    amountCents: 600,
    state: "failed",
    intentId: null,
    id: `re_${refundId}`,
    refundId,
  } as const;
  const payments = { ...salon.app.payments, refund: async () => failed };
  await sendRefund({ ...salon.app, payments }, refundId);
}

function refundsFor(intentId: string) {
  return salon.app.engine.read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "refunds.state"])
    .where("payments.intent_id", "=", intentId)
    .execute();
}
