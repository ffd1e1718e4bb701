import { afterAll, beforeAll } from "vitest";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";

interface SeveralServers {
  salon: TestSalon;
  /** The same salon, reached through each server. */
  servers: TestSalon[];
  /** One of them, in turn. */
  serverOf(index: number): TestSalon;
}

/**
 * A salon and its servers for the tests of one file: three with separate pools on PostgreSQL, one on SQLite.
 * @returns objects that are filled when the file's first test or hook runs, not while the file loads
 */
export function givenSeveral(): SeveralServers {
  const salon = {} as TestSalon;
  const servers = [salon];
  let close = async () => {};
  beforeAll(async () => {
    Object.assign(salon, await openSalon());
    const isPostgres = process.env.ENGINE === "postgres";
    const beside = isPostgres ? [await salon.openBeside(), await salon.openBeside()] : [];
    servers.push(...beside.map(({ app, server }) => ({ ...salon, app, server })));
    close = async () => {
      for (const one of beside) await one.close();
      await salon.close();
    };
  });
  afterAll(() => close());
  return { salon, servers, serverOf: (index) => servers[index % servers.length] ?? salon };
}
