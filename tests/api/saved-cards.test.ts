import { expect, test } from "vitest";
import { forgetCards } from "#server/usecases/members/own-cards.ts";
import { openExceptions } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { cards, confirm, idOf, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { removeKeys } from "#tests/support/keys-gone.ts";
import { yearPrice } from "#tests/support/members.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { atProvider, breakProvider, mendProvider } from "#tests/support/provider.ts";
import { bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();

test("a card is saved only if the customer agrees, and the consent is recorded", async () => {
  const guest = await addPerson(salon);
  await payFor(guest, { save: false });
  expect(await cardsOf(guest)).toEqual([]);
  await payFor(guest, { save: true });
  expect(await cardsOf(guest)).toMatchObject([{ brand: "visa", last4: "4242", expMonth: 12, expYear: 2040 }]);
  const agreed = await salon.app.engine.read
    .selectFrom("audit_log")
    .select("action")
    .where("actor_id", "=", guest.userId)
    .execute();
  expect(agreed).toEqual([{ action: "agree_to_keep_card" }]);
});

test("no card is saved for a customer who withdraws the consent before paying", async () => {
  const guest = await addPerson(salon);
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const params = { id: idOf(clientSecret) };
  await call(salon, "arrangeCard", { params, body: { save: true } }, guest);
  await call(salon, "arrangeCard", { params, body: { save: false } }, guest);
  await pay(salon, clientSecret);
  expect(await cardsOf(guest)).toEqual([]);
});

test("the next visit is paid with the saved card, and the same number is listed once", async () => {
  const guest = await withSavedCard();
  await payFor(guest, { save: true });
  const [card, ...others] = await cardsOf(guest);
  expect(others).toEqual([]);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const params = { id: idOf(clientSecret) };
  await call(salon, "arrangeCard", { params, body: { save: false, cardId: card?._id ?? "" } }, guest);
  expect(await confirm(salon, clientSecret, card?._id ?? "")).toBe("succeeded");
  await call(salon, "createBooking", bookingOf(guest, visit.service, params.id), guest);
  await call(salon, "removeCard", { params: { id: card?._id ?? "" } }, guest);
  expect(await cardsOf(guest)).toEqual([]);
});

test("only its owner can see a card, pay with it or remove it", async () => {
  const owner = await withSavedCard();
  const [card] = await cardsOf(owner);
  const id = card?._id ?? "";
  const thief = await withSavedCard();
  const { clientSecret } = await hold(salon, thief, await freeVisit(salon));
  const params = { id: idOf(clientSecret) };
  const asked = { params, body: { save: false, cardId: id } };
  expect((await refused(salon, "arrangeCard", asked, thief)).code).toBe("not_found");
  await call(salon, "arrangeCard", { params, body: { save: true } }, thief);
  expect(await confirm(salon, clientSecret, id)).not.toBe("succeeded");
  expect((await refused(salon, "removeCard", { params: { id } }, thief)).code).toBe("not_found");
  expect(await cardsOf(owner)).toHaveLength(1);
  const own = await hold(salon, owner, await freeVisit(salon, "Warm Oil Massage"));
  const foreign = { params: { id: idOf(own.clientSecret) }, body: { save: true } };
  expect((await refused(salon, "arrangeCard", foreign, thief)).code).toBe("payment_mismatch");
});

test("it can pay for a membership, too", async () => {
  const guest = await withSavedCard();
  const [card] = await cardsOf(guest);
  const cardId = card?._id ?? "";
  const asked = { body: { price: yearPrice } };
  const { clientSecret } = await call(salon, "createMembershipPayment", asked, guest);
  const params = { id: idOf(clientSecret) };
  await call(salon, "arrangeCard", { params, body: { save: false, cardId } }, guest);
  expect(await confirm(salon, clientSecret, cardId)).toBe("succeeded");
  await call(salon, "createMembership", { body: { transactionId: params.id } }, guest);
});

test("deleting an account deletes its cards at the provider, even if it does not answer at first", async () => {
  const guest = await withSavedCard();
  const [card] = await cardsOf(guest);
  const { customer_id } = await salon.app.engine.read
    .selectFrom("card_customers")
    .select("customer_id")
    .where("user_id", "=", guest.userId)
    .executeTakeFirstOrThrow();
  await breakProvider(salon, { kind: "error", path: "/v1/customers*", times: "4" });
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await salon.drain();
  await mendProvider(salon);
  salon.clock.advance(60_000);
  await salon.drain();
  const method = await atProvider(salon, "GET", `/payment_methods/${card?._id}`);
  expect(method.customer).toBeNull();
  await expect(atProvider(salon, "GET", `/customers/${customer_id}`)).rejects.toThrow("resource_missing");
});

test("cards of a deleted account wait for a card provider that is gone, and the owner is not bothered", async () => {
  const guest = await withSavedCard();
  const [card] = await cardsOf(guest);
  const putBack = removeKeys(salon);
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  for (let hour = 0; hour < 5 * 24; hour++) {
    await salon.drain();
    salon.clock.advance(hours(1));
  }
  expect(await openExceptions(salon, await addPerson(salon, { role: "admin" }))).toEqual([]);
  putBack();
  await salon.drain();
  expect((await atProvider(salon, "GET", `/payment_methods/${card?._id}`)).customer).toBeNull();
});

test("cards that wait to be forgotten wait once, though their work is done twice", async () => {
  const guest = await withSavedCard();
  removeKeys(salon);
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  for (let times = 0; times < 2; times++) {
    await forgetCards(salon.app, guest.userId);
    salon.clock.advance(minutes(1));
  }
  await salon.drain();
  const waits = salon.app.engine.read.selectFrom("outbox").where("done_at", "is", null);
  const ofGuest = waits.select("id").where("payload", "=", JSON.stringify({ userId: guest.userId }));
  expect(await ofGuest.where("kind", "=", "forget_cards").execute()).toHaveLength(1);
});

test("a customer that the provider has deleted is created again", async () => {
  const guest = await withSavedCard();
  const { customer_id } = await salon.app.engine.read
    .selectFrom("card_customers")
    .select("customer_id")
    .where("user_id", "=", guest.userId)
    .executeTakeFirstOrThrow();
  await atProvider(salon, "DELETE", `/customers/${customer_id}`);
  expect(await cardsOf(guest)).toEqual([]);
  await payFor(guest, { save: true });
  expect(await cardsOf(guest)).toHaveLength(1);
});

test.each(["answers one key with one customer", "has forgotten the key"])(
  "two requests at once make one customer when the provider %s, and the saved card is kept",
  async (provider) => {
    const guest = await addPerson(salon);
    const visit = await hold(salon, guest, await freeVisit(salon));
    const year = await call(salon, "createMembershipPayment", { body: { price: yearPrice } }, guest);
    const intents = [visit, year].map(({ clientSecret }) => idOf(clientSecret));
    const forgets = provider === "has forgotten the key";
    const stop = meetAtProvider({ forgets });
    await Promise.all(
      intents.map((id) => call(salon, "arrangeCard", { params: { id }, body: { save: true } }, guest)),
    );
    stop();
    await pay(salon, visit.clientSecret);
    await pay(salon, year.clientSecret, "5555555555554444");
    expect((await cardsOf(guest)).map(({ last4 }) => last4).sort()).toEqual(["4242", "4444"]);
    expect(await customersOf(guest)).toHaveLength(1);
  },
);

test("after a failure to create a customer, the provider is asked with another key", async () => {
  const guest = await addPerson(salon);
  await breakProvider(salon, { kind: "error", path: "POST /v1/customers", when: "before", times: "1" });
  await payFor(guest, { save: true });
  await mendProvider(salon);
  expect(await cardsOf(guest)).toHaveLength(1);
});

/** Holds customer requests back until two have arrived. @returns ends it */
function meetAtProvider({ forgets }: { forgets: boolean }): () => void {
  const { payments } = salon.app;
  const both = Promise.withResolvers<void>();
  let asked = 0;
  salon.app.payments = {
    ...payments,
    async createCustomer({ userId, key }) {
      asked += 1;
      const own = forgets ? `${key}:${asked}` : key;
      if (asked === 2) both.resolve();
      await both.promise;
      return await payments.createCustomer({ userId, key: own });
    },
  };
  return () => {
    salon.app.payments = payments;
  };
}

async function customersOf({ userId }: Person) {
  const { data } = await atProvider<{ data: { metadata: { shiuli_user?: string } }[] }>(
    salon,
    "GET",
    "/customers",
    { limit: "100" },
  );
  return data.filter(({ metadata }) => metadata.shiuli_user === userId);
}

async function withSavedCard(): Promise<Person> {
  const guest = await addPerson(salon);
  await payFor(guest, { save: true });
  return guest;
}

/** Books a visit with a new card that is saved or not. */
async function payFor(guest: Person, { save }: { save: boolean }): Promise<void> {
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await call(salon, "arrangeCard", { params: { id: idOf(clientSecret) }, body: { save } }, guest);
  const { intentId } = await pay(salon, clientSecret, cards.good);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
}

function cardsOf(person: Person) {
  return call(salon, "listCards", {}, person);
}
