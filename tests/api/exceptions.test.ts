import { expect, test } from "vitest";
import type { Answer } from "#contract/calls.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import type { PaymentProvider } from "#server/payments/port.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { compareBooks, refundsOf, requestedRefunds } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, bookingsOf, freeVisit, hold, isOffered } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("the inbox is empty while nothing needs a person", async () => {
  expect(await inbox()).toEqual({ open: 0, exceptions: [] });
});

test("a failed refund is promised again with one press, however often it is pressed", async () => {
  const { guest, bookingId, refundId, intentId } = await failedRefund();
  const [told] = (await inbox()).exceptions;
  expect(told).toMatchObject({
    kind: "failed_refund",
    action: "retry_refund",
    resolvedAt: null,
    about: {
      bookingId,
      name: "Nadia Rahman",
      service_name: "Threading",
      transactionId: intentId,
      amount: 6,
    },
  });
  const id = told?._id ?? "";
  const presses = await Promise.all([1, 2, 3].map(() => press(id, "retry_refund")));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600, status: "succeeded" }]);
  expect(await inbox()).toMatchObject({ open: 0, exceptions: [{ _id: id }] });
  expect((await inbox()).exceptions[0]?.resolvedAt).not.toBeNull();
  const { ledger, provider } = await compareBooks(salon);
  expect(ledger).toBe(provider);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ status: "cancelled" }]);
  expect(refundId).not.toBe("");
});

test("a refund of which nothing is left is not promised, and is only noted", async () => {
  const { intentId, refundId } = await failedRefund();
  const { exceptions } = await inbox();
  const id = exceptions[0]?._id ?? "";
  await raiseException(
    salon.app.engine.write,
    {
      kind: "failed_refund",
      cause: "failed_refund:twice",
      subjectId: refundId,
    },
    salon.clock.now(),
  );
  const twice = (await inbox()).exceptions.find((one) => one._id !== id && one.resolvedAt === null);
  expect((await press(id, "retry_refund")).status).toBe(200);
  expect((await press(twice?._id ?? "", "retry_refund")).body.code).toBe("wrong_state");
  expect((await inbox()).open).toBe(1);
  expect((await press(twice?._id ?? "", "note")).status).toBe(200);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
});

test("a stuck payment that is paid after all becomes its visit", async () => {
  const { guest, clientSecret } = await stuckHold();
  await pay(salon, clientSecret);
  const id = await onlyOpen("stuck_payment");
  expect((await press(id, "settle_again")).status).toBe(200);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: idOf(clientSecret) }]);
  expect((await inbox()).open).toBe(0);
});

test("a stuck payment that nobody paid is given up, and its hour is free again", async () => {
  const { guest, visit } = await stuckHold();
  expect(await isOffered(salon, visit)).toBe(false);
  expect((await press(await onlyOpen("stuck_payment"), "settle_again")).status).toBe(200);
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await bookingsOf(salon, guest)).toEqual([]);
});

test("a stuck payment that the bank is still deciding stays open", async () => {
  await stuckHold();
  const id = await onlyOpen("stuck_payment");
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "processing" })
    .where("state", "=", "open")
    .execute();
  const silent: Partial<PaymentProvider> = {
    readIntent: async (intent) => ({ ...(await real(intent)), state: "processing" }),
    cancelIntent: async (intent) => ({ ...(await real(intent)), state: "processing" }),
  };
  const { payments } = salon.app;
  const real = async (intent: string) => {
    const known = await payments.readIntent(intent);
    if (!known) throw new Error("The sandbox knows it.");
    return known;
  };
  salon.app.payments = { ...payments, ...silent };
  const answer = await press(id, "settle_again");
  salon.app.payments = payments;
  expect(answer.body.code).toBe("payment_in_progress");
  expect((await inbox()).open).toBe(1);
  expect((await press(id, "settle_again")).status).toBe(200);
});

test("queued refunds that were not made are made at once, and reported again if that fails", async () => {
  const guest = await addPerson(salon);
  const { bookingId, paid } = await book(salon, guest, await freeVisit(salon));
  await salon.drain();
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  const fail = () => Promise.reject(new Error("No."));
  const nothing = async () => null;
  const tryOften = async () => {
    for (let attempt = 1; attempt <= 13; attempt++) {
      await drainOutbox(salon.app, { refund: fail, mail_booking_cancelled: nothing, webhook_event: nothing });
      salon.clock.advance(hours(1));
    }
  };
  await tryOften();
  const first = await onlyOpen("undone_work");
  expect((await press(first, "retry_refund")).status).toBe(200);
  await tryOften();
  const second = await onlyOpen("undone_work");
  expect(second).not.toBe(first);
  expect((await press(second, "retry_refund")).status).toBe(200);
  await salon.drain();
  expect(await refundsOf(salon, paid.intentId)).toMatchObject([{ amount: 600 }]);
});

test("an action without effect is refused, and an unknown item is not found", async () => {
  await raise("signature:1", "bad_webhook_signature");
  const id = await onlyOpen("bad_webhook_signature");
  expect((await press(id, "retry_refund")).body.code).toBe("wrong_state");
  expect((await press(id, "note")).status).toBe(200);
  expect((await press("nothing", "note")).status).toBe(404);
});

test("open items come first, page by page, each once", async () => {
  for (let count = 1; count <= 5; count++) await raise(`foreign:pi_${count}`, "foreign_intent");
  const all = (await inbox()).exceptions;
  const openness = all.map(({ resolvedAt }) => resolvedAt === null);
  expect(openness).toEqual([...openness].sort((one, other) => Number(other) - Number(one)));
  const seen: string[] = [];
  for (let cursor: string | undefined; ; cursor = seen.at(-1)) {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const { exceptions, open } = await call(salon, "listExceptions", { query }, owner);
    expect(open).toBe(5);
    if (exceptions.length === 0) break;
    seen.push(...exceptions.map(({ _id }) => _id));
  }
  expect(seen).toEqual(all.map(({ _id }) => _id));
});

test("only the owner sees the inbox", async () => {
  for (const role of ["customer", "staff"] as const) {
    const problem = await refused(salon, "listExceptions", { query: {} }, await addPerson(salon, { role }));
    expect(problem.code).toBe("forbidden");
  }
});

function inbox(): Promise<Answer<"listExceptions">> {
  return call(salon, "listExceptions", { query: {} }, owner);
}

function press(id: string, action: string) {
  return callLoosely(salon, "resolveException", { params: { id }, body: { action } }, owner);
}

async function onlyOpen(kind: string): Promise<string> {
  const open = (await inbox()).exceptions.filter(({ resolvedAt }) => resolvedAt === null);
  expect(open).toMatchObject([{ kind }]);
  return open[0]?._id ?? "";
}

async function raise(cause: string, kind: "foreign_intent" | "bad_webhook_signature"): Promise<void> {
  const subjectId = cause.split(":")[1] ?? "";
  await raiseException(salon.app.engine.write, { kind, cause, subjectId }, salon.clock.now());
}

/** Cancels a paid visit whose refund the bank refuses. */
async function failedRefund() {
  const guest = await addPerson(salon);
  const { bookingId, paid } = await book(salon, guest, await freeVisit(salon));
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  const [refundId = ""] = await requestedRefunds(salon, paid.intentId);
  const failed = { amountCents: 600, state: "failed", intentId: null } as const;
  const app = withPayments({ refund: async () => ({ ...failed, id: `re_bad${refundId}`, refundId }) });
  await sendRefund(app, refundId);
  return { guest, bookingId, refundId, intentId: paid.intentId };
}

/** A hold whose bank has been deciding about the payment for more than half an hour. */
async function stuckHold() {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  salon.clock.advance(minutes(41));
  const app = withPayments({
    cancelIntent: async (id) => {
      const intent = await salon.app.payments.readIntent(id);
      return intent && { ...intent, state: "processing" };
    },
  });
  const before = await salon.app.engine.read
    .selectFrom("payments")
    .select(["id", "state"])
    .where("intent_id", "=", idOf(clientSecret))
    .executeTakeFirstOrThrow();
  await expireHolds(app);
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: before.state })
    .where("id", "=", before.id)
    .execute();
  return { guest, visit, clientSecret };
}

function withPayments(changed: Partial<PaymentProvider>): UseCases {
  return { ...salon.app, payments: { ...salon.app.payments, ...changed } };
}
