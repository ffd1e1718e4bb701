import { type BesideServer, openSalon, type TestSalon } from "#tests/support/salon.ts";

/** A salon and its servers: three with separate pools on PostgreSQL, one on SQLite. */
export interface SeveralServers {
  salon: TestSalon;
  /** The same salon, reached through each server. */
  servers: TestSalon[];
  close(): Promise<void>;
}

export async function openSeveral(): Promise<SeveralServers> {
  const salon = await openSalon();
  const beside: BesideServer[] = [];
  if (process.env.ENGINE === "postgres") beside.push(await salon.openBeside(), await salon.openBeside());
  return {
    salon,
    servers: [salon, ...beside.map(({ app, server }) => ({ ...salon, app, server }))],
    async close() {
      for (const { close } of beside) await close();
      await salon.close();
    },
  };
}
