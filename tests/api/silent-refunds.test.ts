import { expect, test } from "vitest";
import { NoProvider, type PaymentProvider, type ProviderRefund } from "#server/payments/port.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { call } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a pending refund is checked once a day until it has arrived", async () => {
  const { refundId, providerId } = await refundOnItsWay();
  let asked = 0;
  let news: ProviderRefund["state"] = "sent";
  const app = withPayments({
    readRefund: async (id) => {
      expect(id).toBe(providerId);
      asked++;
      return { id, amountCents: 600, state: news, refundId, intentId: null };
    },
  });
  salon.clock.advance(hours(23));
  await sweepPayments(app);
  expect(asked).toBe(0);
  salon.clock.advance(hours(1));
  for (let round = 1; round <= 3; round++) await sweepPayments(app);
  expect(asked).toBe(1);
  expect(await stateOf(refundId)).toBe("sent");
  news = "done";
  salon.clock.advance(days(1));
  for (let round = 1; round <= 3; round++) await sweepPayments(app);
  expect(asked).toBe(2);
  expect(await stateOf(refundId)).toBe("done");
});

test("a refund silently returned by a bank is reported to the owner", async () => {
  const { refundId } = await refundOnItsWay();
  const app = withPayments({
    readRefund: async (id) => ({ id, amountCents: 600, state: "failed", refundId, intentId: null }),
  });
  salon.clock.advance(days(1));
  await sweepPayments(app);
  expect(await stateOf(refundId)).toBe("failed");
  const told = await salon.app.engine.read
    .selectFrom("exceptions")
    .select("kind")
    .where("subject_id", "=", refundId)
    .execute();
  expect(told).toEqual([{ kind: "failed_refund" }]);
});

test("when the card provider is gone, a refund on its way is tried once a day, too", async () => {
  const { refundId } = await refundOnItsWay();
  let asked = 0;
  const app = withPayments({
    readRefund: async () => {
      asked++;
      throw new NoProvider("Card payment is not set up.");
    },
  });
  salon.clock.advance(days(1));
  for (let round = 1; round <= 3; round++) await sweepPayments(app);
  expect(asked).toBe(1);
  expect(await stateOf(refundId)).toBe("sent");
});

/** Cancels a paid visit whose bank takes its time with the refund. */
async function refundOnItsWay(): Promise<{ refundId: string; providerId: string }> {
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  const { id: refundId } = await salon.app.engine.read
    .selectFrom("refunds")
    .select("id")
    .where("state", "=", "requested")
    .executeTakeFirstOrThrow();
  const providerId = `re_slow${refundId}`;
  const app = withPayments({
    refund: async () => ({ id: providerId, amountCents: 600, state: "sent", refundId, intentId: null }),
  });
  await sendRefund(app, refundId);
  return { refundId, providerId };
}

async function stateOf(refundId: string): Promise<string> {
  const { state } = await salon.app.engine.read
    .selectFrom("refunds")
    .select("state")
    .where("id", "=", refundId)
    .executeTakeFirstOrThrow();
  return state;
}

function withPayments(changed: Partial<PaymentProvider>): UseCases {
  return { ...salon.app, payments: { ...salon.app.payments, ...changed } };
}
