import { expect, test } from "vitest";
import { identityEvents } from "#server/usecases/people/identity-events.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { isWaiting } from "#tests/support/held-commit.ts";
import { addPackage } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { until } from "#tests/support/until.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const onPostgres = process.env.ENGINE === "postgres";

test("a package paid while its buyer's unverified address goes to its owner is refunded", async () => {
  const buyer = await addPerson(salon);
  const id = await addPackage(salon, owner);
  const body = { price: 24 };
  const { clientSecret } = await call(salon, "createPackagePayment", { params: { id }, body }, buyer);
  const { intentId } = await pay(salon, clientSecret);
  const { provider, subject } = await salon.app.engine.read
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "=", buyer.userId)
    .executeTakeFirstOrThrow();
  const [isLookedAt, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const claiming = identityEvents(salon.app, provider).addressClaimed(subject, async () => {
    isLookedAt.resolve();
    await mayGoOn.promise;
    return true;
  });
  await isLookedAt.promise;
  let isDone = false;
  // The provider reports it, because the buyer is no longer signed in.
  const settling = tell(salon, intentId).finally(() => {
    isDone = true;
  });
  if (onPostgres)
    await until(
      "the payment to be settled, or to wait",
      async () => isDone || (await isWaiting(salon.app.engine.read)),
    );
  mayGoOn.resolve();
  await Promise.all([claiming, settling]);
  await salon.drain();
  const bought = await salon.app.engine.read
    .selectFrom("gift_cards")
    .innerJoin("bought_packages", "bought_packages.id", "gift_cards.id")
    .select("gift_cards.id")
    .where("user_id", "=", buyer.userId)
    .where("sold_at", "is not", null)
    .execute();
  expect(bought).toEqual([]);
  const refunds = await salon.app.engine.read
    .selectFrom("refunds")
    .select(["amount_cents", "state"])
    .execute();
  expect(refunds).toEqual([{ amount_cents: 2400, state: "done" }]);
  await expectBooksBalance(salon);
});
