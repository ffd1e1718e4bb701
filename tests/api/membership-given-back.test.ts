import { expect, test } from "vitest";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { join, yearPrice } from "#tests/support/members.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { answerDispute, atProvider } from "#tests/support/provider.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const disputedCard = "4000000000000259";

const salon = givenSalon();
const owner = givenOwner(salon);

/** What a Threading costs somebody, and whether they are shown as a member. */
async function told(person: Person) {
  const { _id } = await serviceNamed(salon, "Threading");
  const { total } = await call(salon, "readQuote", { query: { service: [_id] } }, person);
  const { until } = await call(salon, "readMembership", {}, person);
  return { total, isMember: until !== null };
}

async function refundInDashboard(intentId: string, dollars: number): Promise<void> {
  const amount = String(dollars * 100);
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount });
  await reconcileMoney(salon.app);
}

test("a year refunded in the provider's dashboard takes nothing off, and one refunded in part still does", async () => {
  const person = await addPerson(salon);
  const { paid } = await join(salon, person);
  await refundInDashboard(paid.intentId, 20);
  expect(await told(person)).toEqual({ total: 4.5, isMember: true });
  await refundInDashboard(paid.intentId, 100);
  expect(await told(person)).toEqual({ total: 6, isMember: false });
});

test("a refunded year before another one makes nobody a member until the other begins", async () => {
  const person = await addPerson(salon);
  const { paid } = await join(salon, person);
  await join(salon, person);
  await refundInDashboard(paid.intentId, 120);
  expect(await told(person)).toEqual({ total: 6, isMember: false });
});

test("a year takes nothing off while a bank holds its price, and does again once the salon has won", async () => {
  const person = await addPerson(salon);
  const { paid } = await join(salon, person, disputedCard);
  await reconcileMoney(salon.app);
  expect(await told(person)).toEqual({ total: 6, isMember: false });
  await answerDispute(salon, paid.intentId, "winning_evidence");
  await reconcileMoney(salon.app);
  expect(await told(person)).toEqual({ total: 4.5, isMember: true });
});

test("the owner ends the year that counts when a later one was refunded in the provider's dashboard", async () => {
  const person = await addPerson(salon);
  await join(salon, person);
  const { paid } = await join(salon, person);
  await refundInDashboard(paid.intentId, yearPrice);
  const { until } = await call(salon, "readMembership", {}, person);
  const ended = { params: { id: person.userId }, body: { ...(until && { until }) } };
  expect(await call(salon, "refundMembership", ended, owner)).toEqual({ refund: yearPrice });
  expect(await told(person)).toEqual({ total: 6, isMember: false });
});

test("a year that is bought while a paid one waits for its time begins after that one", async () => {
  const person = await addPerson(salon);
  const { paid } = await join(salon, person);
  await join(salon, person);
  await refundInDashboard(paid.intentId, yearPrice);
  await join(salon, person);
  const years = await salon.app.engine.read
    .selectFrom("memberships")
    .select(["starts_at", "ends_at"])
    .where("user_id", "=", person.userId)
    .orderBy("starts_at")
    .execute();
  expect(years.map(({ starts_at }) => starts_at).slice(1)).toEqual(
    years.map(({ ends_at }) => ends_at).slice(0, -1),
  );
});
