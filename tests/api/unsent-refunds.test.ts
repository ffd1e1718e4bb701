import { expect, test } from "vitest";
import { mostAttempts } from "#domain/deliveries.ts";
import { drainOutbox, type Job } from "#server/jobs/outbox-worker.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { openExceptions, refundsOf } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test.each(["retry_refund", "note"] as const)(
  "a refund that fails again after '%s' is reported again, and needs nobody once it has arrived",
  async (action) => {
    const { intentId } = await promiseRefund();
    await failToSend(13);
    for (let round = 1; round <= 3; round++) {
      const [told] = await openUndone();
      expect(told).toMatchObject({ kind: "undone_work", about: { transactionId: intentId } });
      await call(salon, "resolveException", { params: { id: told?._id ?? "" }, body: { action } }, owner);
      expect(await openUndone()).toEqual([]);
      await failToSend(13);
    }
    expect(await openUndone()).toHaveLength(1);
    await salon.drain();
    expect(await refundsOf(salon, intentId)).toHaveLength(1);
    expect(await openUndone()).toEqual([]);
  },
);

test("a refund given up after four days is sent again the next day", async () => {
  const { intentId } = await promiseRefund();
  await failToSend(mostAttempts + 2);
  expect(await salon.drain()).toBe(0);
  salon.clock.advance(days(1));
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
  expect(await openUndone()).toEqual([]);
});

test("a refund that nothing would send any more is sent within a day, and reported if that fails", async () => {
  const { intentId } = await promiseRefund();
  await salon.app.engine.write.deleteFrom("outbox").where("kind", "=", "refund").execute();
  salon.clock.advance(hours(23));
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, intentId)).toEqual([]);
  salon.clock.advance(hours(1));
  await Promise.all([sweepPayments(salon.app), sweepPayments(salon.app)]);
  await failToSend(13);
  expect(await openUndone()).toMatchObject([{ about: { transactionId: intentId, amount: 6 } }]);
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
});

async function promiseRefund(): Promise<{ intentId: string }> {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  return { intentId };
}

/** Makes every refund fail the given number of times, an hour apart, while mails go out. */
async function failToSend(times: number): Promise<void> {
  const done: Job = async () => null;
  const jobs = new Proxy<Record<string, Job>>(
    {},
    { get: (_, kind) => (kind === "refund" ? () => Promise.reject(new Error("No.")) : done) },
  );
  for (let attempt = 1; attempt <= times; attempt++) {
    await drainOutbox(salon.app, jobs);
    salon.clock.advance(hours(1));
  }
}

async function openUndone() {
  return (await openExceptions(salon, owner)).filter(({ kind }) => kind === "undone_work");
}
