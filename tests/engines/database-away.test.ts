import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseAway } from "#server/database/away.ts";
import { salonId } from "#server/database/salon.ts";
import { createEmbeddedIdentity } from "#server/identity/embedded.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { addPerson } from "#tests/support/people.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { type BesideServer, openSalon, type TestSalon } from "#tests/support/salon.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { until } from "#tests/support/until.ts";
import { freeVisit, orderOf } from "#tests/support/visits.ts";
import { openWire, type Wire } from "#tests/support/wire.ts";

const seconds = 2;

describe.skipIf(process.env.ENGINE !== "postgres")("a server that has lost PostgreSQL", () => {
  let salon: TestSalon;
  let beside: BesideServer;
  let far: TestSalon;
  let wire: Wire;

  beforeAll(async () => {
    salon = await openSalon();
    const { hostname, port } = new URL(process.env.TEST_DATABASE_URL ?? "");
    wire = await openWire(Number(port), hostname);
    beside = await salon.openBeside({ port: wire.port, seconds });
    far = { ...salon, app: beside.app, server: beside.server };
  });

  beforeEach(async () => {
    await wire.mend();
    await until("the database", async () => ((await ready()).statusCode === 200 ? true : null));
  });

  afterAll(async () => {
    await wire.mend();
    await beside.close();
    await wire.close();
    await salon.close();
  });

  const ready = () => far.server.inject({ url: "/api/ready" });

  test("answers 503 with when to retry, says that nothing was charged, and recovers by itself", async () => {
    const guest = await addPerson(salon);
    const order = orderOf(await freeVisit(salon));
    await wire.cut();
    const refused = await callLoosely(far, "createPaymentIntent", order, guest);
    expect(refused).toMatchObject({ status: 503, body: { code: "not_ready" } });
    expect(refused.body.detail).toMatch(/Nothing was taken by this step/);
    expect(refused.headers["retry-after"]).toBe("5");
    expect((await ready()).statusCode).toBe(503);
    await wire.mend();
    expect((await callLoosely(far, "createPaymentIntent", order, guest)).status).toBe(200);
  });

  test("answers a sign-in like any other call", async () => {
    const identity = createEmbeddedIdentity({
      database: beside.app.engine,
      publicUrl,
      secret: "a secret of more than thirty-two characters",
      passwords: quickPasswords,
      // The rate limiter would be the first to notice.
      limits: false,
    });
    const signIn = () =>
      identity.handle(
        new Request(`${publicUrl}/api/auth/sign-in/email`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: publicUrl },
          body: JSON.stringify({ email: "anika@example.com", password: "sona-27" }),
        }),
      );
    expect((await signIn()).status).toBe(401);
    await wire.cut();
    await expect(signIn()).rejects.toThrow(DatabaseAway);
    await wire.mend();
    expect((await signIn()).status).toBe(401);
  });

  test("reports a frozen database to the load balancer before a query times out", async () => {
    wire.freeze();
    const began = performance.now();
    expect((await ready()).statusCode).toBe(503);
    // Without its own time limit, it would answer after four seconds.
    expect(performance.now() - began).toBeLessThan(3_500);
  });

  test("is ready when there are more queries than connections, as long as others are answered", async () => {
    const { engine } = beside.app;
    // About three seconds of work for four connections, all of it started before the question.
    const all = Array.from({ length: 40 }, () => sql`select pg_sleep(0.3)`.execute(engine.read));
    expect((await ready()).statusCode).toBe(200);
    await Promise.all(all);
  });

  test("is not ready within two seconds when every connection waits", async () => {
    const { engine } = beside.app;
    const all = Array.from({ length: 8 }, () => sql`select pg_sleep(${seconds * 10})`.execute(engine.read));
    const ended = Promise.allSettled(all);
    const began = performance.now();
    expect((await ready()).statusCode).toBe(503);
    // The answer is due after a second and a half. A statement is cancelled after two.
    expect(performance.now() - began).toBeLessThan(3_500);
    await ended;
  });

  test("gives up queries that a frozen database never answers, and reuses none of those connections", async () => {
    const guest = await addPerson(salon);
    // Ask the server that held the hours, because its notifications may have been lost with its connection.
    const order = orderOf(await freeVisit(far));
    // More than there are connections.
    const all = Array.from({ length: 12 }, () => order);
    wire.freeze();
    const refused = await Promise.all(all.map((one) => callLoosely(far, "createPaymentIntent", one, guest)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    await wire.mend();
    expect((await callLoosely(far, "createPaymentIntent", order, guest)).status).toBe(200);
  });

  test("drops its cache while it hears of no changes, and shows it when there is nothing newer", async () => {
    const name = "Scalp Scrub";
    expect(await namesAt(far)).not.toContain(name);
    await wire.cut();
    await renameFirst(name);
    await salon.app.engine.announce("pages", ["listServices"]);
    expect(await namesAt(far)).not.toContain(name);
    salon.clock.advance(1_000);
    expect(await namesAt(far)).not.toContain(name);
    await wire.mend();
    await until("the server to read the new name", async () => (await namesAt(far)).includes(name) || null);
  });

  test("notifies the others of changes once it reaches the database again", async () => {
    const name = "Salt Scrub";
    expect(await namesAt(salon)).not.toContain(name);
    await renameFirst(name);
    await wire.cut();
    await far.app.engine.announce("pages", ["listServices"]);
    expect((await ready()).statusCode).toBe(503);
    await wire.mend();
    await until("the other server to hear of it", async () => (await namesAt(salon)).includes(name) || null);
  });

  /** Reads as a visitor, who may get a cached answer. */
  async function namesAt(server: TestSalon): Promise<string[]> {
    return (await call(server, "listServices", {})).map(({ service_name }) => service_name);
  }

  /** Changes a service without notifying anybody. */
  async function renameFirst(name: string): Promise<void> {
    const { _id } = (await call(far, "listServices", {}))[0] ?? { _id: "" };
    await salon.app.engine.write.updateTable("services").set({ name }).where("id", "=", _id).execute();
  }

  test("ends a statement that takes too long, and a wait for a lock", async () => {
    const { engine } = beside.app;
    await expect(sql`select pg_sleep(${seconds * 10})`.execute(engine.read)).rejects.toThrow(DatabaseAway);
    const [held, enough] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = salon.app.engine.transaction(async (tx) => {
      await salon.app.engine.lock(tx, "salon", salonId);
      held.resolve();
      await enough.promise;
    });
    await held.promise;
    const waiting = engine.transaction((tx) => engine.lock(tx, "salon", salonId));
    await expect(waiting).rejects.toThrow(DatabaseAway);
    enough.resolve();
    await holding;
    await engine.transaction((tx) => engine.lock(tx, "salon", salonId));
  });
});
