import { join } from "node:path";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { migrate } from "#server/database/migrate.ts";

/** Migrates a database, then writes messages endlessly. Prints the id of each once its commit is acknowledged. */
const { DATA_DIR = "", DATABASE_URL, MIGRATE_ONLY } = process.env;
const engine = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(join(DATA_DIR, "shiuli.db"));
for (const name of await migrate(engine)) process.stdout.write(`ran ${name}\n`);
if (!MIGRATE_ONLY) {
  for (let written = 0; ; written++) {
    const id = `message-${process.pid}-${written}`;
    await engine.transaction((tx) =>
      tx
        .insertInto("contact_messages")
        .values({
          id,
          first_name: "Nadia",
          last_name: "Rahman",
          email: "nadia@example.com",
          mobile: "01700000001",
          message: "x".repeat(500),
          created_at: Date.now(),
          handled_at: null,
        })
        .execute(),
    );
    process.stdout.write(`${id}\n`);
  }
}
await engine.close();
