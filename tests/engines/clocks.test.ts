import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { examineClock } from "#server/operations/doctor/clock.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { minutes } from "#tests/support/clock.ts";
import { setDatabaseClock } from "#tests/support/database-clock.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { addPerson } from "#tests/support/people.ts";
import { sign } from "#tests/support/provider.ts";
import { type BesideServer, openSalon, type TestSalon } from "#tests/support/salon.ts";
import { until } from "#tests/support/until.ts";
import { freeVisit, hold, isOffered } from "#tests/support/visits.ts";

let salon: TestSalon;

beforeAll(async () => {
  salon = await openSalon();
});

afterAll(() => salon.close());

const readiness = async ({ server }: Pick<TestSalon, "server">) =>
  (await server.inject({ url: "/api/ready" })).json();

test("a server with the correct time is ready, and reports nothing else", async () => {
  expect(await readiness(salon)).toEqual({ status: "ready" });
});

describe.skipIf(process.env.ENGINE !== "postgres")(
  "a server with a clock that is eleven minutes ahead",
  () => {
    let beside: BesideServer;
    const machine = () => salon.clock.now() + minutes(11);

    beforeAll(async () => {
      const now = new Date(salon.clock.now()).toISOString();
      await setDatabaseClock(salon.app.engine, `timestamptz '${now}'`);
      beside = await salon.openBeside({ machine });
    });

    afterAll(() => beside.close());

    test("uses the database's clock, and says so", async () => {
      expect(beside.app.now()).toBe(salon.clock.now());
      expect(await readiness(beside)).toEqual({
        status: "ready",
        clock: "This machine's clock is 660 s ahead of the database's.",
      });
    });

    test("frees nobody's hold", async () => {
      const visit = await freeVisit(salon);
      await hold(salon, await addPerson(salon), visit);
      await expireHolds(beside.app);
      expect(await isOffered(salon, visit)).toBe(false);
      // By its machine's clock, the hold has expired.
      await expireHolds({ ...beside.app, now: machine });
      await until("the hour to be offered again", async () => (await isOffered(salon, visit)) || null);
    });

    test("accepts a webhook that was signed now", async () => {
      const payload = JSON.stringify({
        id: "evt_1",
        object: "event",
        type: "payment_intent.succeeded",
        data: { object: { id: "pi_1", object: "payment_intent" } },
      });
      const signature = sign(salon, payload);
      const readBy = (now: () => number) => stripePayments({ ...salon.keys, sandboxPort: null, now });
      expect(await readBy(beside.app.now).readEvent(payload, signature)).toMatchObject({ intentId: "pi_1" });
      expect(await readBy(machine).readEvent(payload, signature)).toBeNull();
    });
  },
);

test.skipIf(process.env.ENGINE !== "postgres")("the doctor reports five seconds, and none", async () => {
  const database = await emptyDatabase();
  const engine = database.open();
  const found = async () => await examineClock(readConfig(database.settings));
  expect(await found()).toMatchObject([{ state: "ok" }]);
  await setDatabaseClock(engine, "pg_catalog.clock_timestamp() - interval '5 seconds'");
  expect(await found()).toMatchObject([
    { state: "warning", says: "This machine is 5 s ahead of the other clock." },
  ]);
  await engine.close();
  await database.remove();
});
