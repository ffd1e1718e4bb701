import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#scripts/lib/postgres.mjs";
import { call } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { replaceFunction } from "#tests/support/database-clock.ts";
import { addPerson } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { until } from "#tests/support/until.ts";
import { book, bookingsOf, freeVisit } from "#tests/support/visits.ts";

const ahead = "FFFFFFFF/FFFFFFFF";
const behind = "0/1";

/** A second database, equal except for one name, plays the replica. It reports itself how far it has caught up. */
describe.skipIf(process.env.ENGINE !== "postgres")("a replica to read from", () => {
  let salon: TestSalon;
  let copy: TestSalon;

  beforeAll(async () => {
    [salon, copy] = [await openSalon(), await openSalon()];
    await copy.app.engine.write
      .updateTable("services")
      .set({ name: "Read from the replica" })
      .where("name", "=", "Threading")
      .execute();
    await reach(ahead);
  });

  afterAll(async () => {
    await salon.close();
    await copy.close();
  });

  const reach = (at: string) =>
    replaceFunction(copy.app.engine, "pg_last_wal_replay_lsn() returns pg_lsn", `'${at}'::pg_lsn`);

  async function urlOf({ app }: TestSalon, port?: number): Promise<string> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.engine.read);
    const url = new URL(process.env.TEST_DATABASE_URL ?? "");
    url.pathname = rows[0]?.name ?? "";
    if (port) url.port = String(port);
    return url.href;
  }

  async function beside(readUrl: string) {
    const { app, server, close } = await salon.openBeside({ readUrl });
    const far = { ...salon, app, server };
    const readsReplica = async () => {
      // What was cached a minute ago is read again.
      salon.clock.advance(minutes(2));
      const services = await call(far, "listServices", {});
      return services.some(({ service_name }) => service_name === "Read from the replica");
    };
    return { far, readsReplica, close };
  }

  test("answers public reads while it has everything that the server knows of", async () => {
    const { far, readsReplica, close } = await beside(await urlOf(copy));
    await until("the replica to be read", async () => (await readsReplica()) || null);
    // The server itself changes something that the replica does not have yet.
    await reach(behind);
    await far.app.engine.announce("availability");
    expect(await readsReplica()).toBe(false);
    await reach(ahead);
    await until("the replica to be read again", async () => (await readsReplica()) || null);
    // Another server changes something.
    await reach(behind);
    await salon.app.engine.announce("availability");
    await until("the other server's change", async () => ((await readsReplica()) ? null : true));
    await reach(ahead);
    await close();
  });

  test("is never used for a claim, a payment or somebody's own visits", async () => {
    const { far, readsReplica, close } = await beside(await urlOf(copy));
    await until("the replica to be read", async () => (await readsReplica()) || null);
    const guest = await addPerson(salon);
    await book(far, guest, await freeVisit(salon));
    expect(await bookingsOf(far, guest)).toHaveLength(1);
    await close();
  });

  test("can be away without anybody noticing", async () => {
    const { readsReplica, close } = await beside(await urlOf(copy, await freePort()));
    expect(await readsReplica()).toBe(false);
    await close();
  });
});
