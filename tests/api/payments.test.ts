import { expect, test } from "vitest";
import { compareBooks, exceptionsAbout, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { answerBank, cards, idOf, pay } from "#tests/support/cards.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider, tell } from "#tests/support/provider.ts";
import { statementsOf } from "#tests/support/statements.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeVisit,
  hold,
  isOffered,
  orderOf,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();

test("a price other than the catalogue's is refused, and holds nothing", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  for (const price of [0, 0.5, visit.service.price - 0.01, visit.service.price + 0.01, 100_000]) {
    const order = orderOf({ ...visit, service: { ...visit.service, price } });
    expect((await refused(salon, "createPaymentIntent", order, guest)).code).toBe("price_mismatch");
  }
  const alone = await refused(salon, "createPaymentIntent", { body: { price: 0.51 } }, guest);
  expect(alone.code).toBe("price_mismatch");
  expect(await isOffered(salon, visit)).toBe(true);
});

test("somebody else's payment books nothing for me", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const thief = await addPerson(salon);
  for (const id of [intentId, purchaseId, clientSecret, "pi_unknown", "", "../refunds", "a b", "é"]) {
    const problem = await refused(salon, "createBooking", bookingOf(thief, visit.service, id), thief);
    expect(problem.code).toBe("payment_mismatch");
  }
  expect(await bookingsOf(salon, thief)).toEqual([]);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("a payment buys one visit, whatever the second booking asks for", async () => {
  const guest = await addPerson(salon);
  const { bookingId, paid } = await book(salon, guest, await freeVisit(salon));
  const other = await serviceNamed(salon, "Bridal Mehendi");
  const again = await call(salon, "createBooking", bookingOf(guest, other, paid.intentId), guest);
  expect(again.insertedId).toBe(bookingId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ service_name: "Threading", price: 6 }]);
});

test("a price-only payment only books something at that price", async () => {
  const guest = await addPerson(salon);
  const threading = await serviceNamed(salon, "Threading");
  const dear = await serviceNamed(salon, "Bridal Mehendi");
  const { clientSecret } = await call(
    salon,
    "createPaymentIntent",
    { body: { price: threading.price } },
    guest,
  );
  const { intentId } = await pay(salon, clientSecret);
  for (const wanted of [dear, { ...dear, price: threading.price }, { ...threading, price: 0 }]) {
    const problem = await refused(salon, "createBooking", bookingOf(guest, wanted, intentId), guest);
    expect(problem.code).toBe("payment_mismatch");
  }
  await call(salon, "createBooking", bookingOf(guest, threading, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ service_name: "Threading" }]);
});

test("the price is the one shown when the hour was held, even if the catalogue changes", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Head Oil Ritual").catch(() => freeVisit(salon, "Stone & Steam"));
  const { clientSecret } = await hold(salon, guest, visit);
  const dearer = Math.round(visit.service.price * 100) + 500;
  const setPrice = (cents: number) =>
    salon.app.engine.write
      .updateTable("services")
      .set({ price_cents: cents })
      .where("id", "=", visit.service._id)
      .execute();
  await setPrice(dearer);
  await tell(salon, (await pay(salon, clientSecret)).intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: visit.service.price }]);
  await setPrice(dearer - 500);
});

test("a payment of an amount other than the quote's is refunded in full and shown to the owner", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const intentId = idOf(clientSecret);
  await atProvider(salon, "POST", `/payment_intents/${intentId}`, { amount: "100" });
  await pay(salon, clientSecret);
  const problem = await refused(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(problem.code).toBe("payment_refunded");
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 100, status: "succeeded" }]);
  const payment = await salon.app.engine.read
    .selectFrom("payments")
    .select("id")
    .where("intent_id", "=", intentId)
    .executeTakeFirstOrThrow();
  expect(await exceptionsAbout(salon, payment.id)).toEqual(["payment_mismatch"]);
  expect(await bookingsOf(salon, guest)).toEqual([]);
});

test("a declined card books nothing and keeps the hour for another card", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const declined = await pay(salon, clientSecret, cards.declined);
  expect(declined.status).toBe("card_declined");
  const sent = bookingOf(guest, visit.service, declined.intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
  await tell(salon, declined.intentId, "payment_intent.payment_failed");
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect((await hold(salon, guest, visit)).clientSecret).toBe(clientSecret);
  expect((await pay(salon, clientSecret)).status).toBe("succeeded");
  await call(salon, "createBooking", sent, guest);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("3-D Secure books once the bank agrees, and not before", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const asked = await pay(salon, clientSecret, cards.secure);
  expect(asked.status).toBe("requires_action");
  const sent = bookingOf(guest, visit.service, asked.intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
  expect(await answerBank(salon, clientSecret, "complete")).toBe("succeeded");
  await call(salon, "createBooking", sent, guest);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("3-D Secure refused by the bank books nothing", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await pay(salon, clientSecret, cards.secure);
  await answerBank(salon, clientSecret, "fail");
  const sent = bookingOf(guest, visit.service, idOf(clientSecret));
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
});

test("a card number that is no test card is refused", async () => {
  const guest = await addPerson(salon);
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  expect((await pay(salon, clientSecret, "4539578763621486")).status).not.toBe("succeeded");
});

test("an unsigned webhook changes nothing, and a wrong signature is shown to the owner once a day", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const payload = JSON.stringify({ id: "evt_1", type: "payment_intent.succeeded", data: { object: {} } });
  const send = async (headers: Record<string, string>) => {
    const url = "/api/webhooks/stripe";
    const type = { "content-type": "application/json" };
    return await salon.server.inject({ method: "POST", url, headers: { ...type, ...headers }, payload });
  };
  expect((await send({})).statusCode).toBe(422);
  expect(await exceptionsAbout(salon, "webhook")).toEqual([]);
  for (const signature of ["t=1,v1=00", `t=${Math.floor(salon.clock.now() / 1000)},v1=${"0".repeat(64)}`])
    expect((await send({ "stripe-signature": signature })).statusCode).toBe(422);
  expect(await statementsOf(salon, () => send({ "stripe-signature": "t=1,v1=00" }))).toEqual([]);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await exceptionsAbout(salon, "webhook")).toEqual(["bad_webhook_signature"]);
  await tell(salon, intentId);
});

test("another site's intent waits for the owner and is never refunded", async () => {
  const foreign = await atProvider<{ id: string }>(salon, "POST", "/payment_intents", {
    amount: "1234",
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: "true",
    "metadata[shiuli_purchase]": "a-purchase-of-another-salon",
  });
  expect(await tell(salon, foreign.id)).toBe(200);
  expect(await tell(salon, foreign.id)).toBe(200);
  expect(await exceptionsAbout(salon, foreign.id)).toEqual(["foreign_intent"]);
  await salon.drain();
  expect(await refundsOf(salon, foreign.id)).toEqual([]);
});

test("the ledger matches the provider to the cent", async () => {
  const { ledger, provider } = await compareBooks(salon);
  expect(ledger).toBe(provider);
  expect(ledger).toBeGreaterThan(0);
});
