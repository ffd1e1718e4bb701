import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { openPostgres } from "#server/database/engines/postgres.ts";
import type { Handle } from "#server/database/handle.ts";
import { copyOf } from "#tests/support/copies.ts";

test.skipIf(process.env.ENGINE !== "postgres")(
  "on PostgreSQL a count of calls does not wait for the disk, and later writes on the same connection do",
  async () => {
    const copy = await copyOf(inject("migrated"));
    const url = new URL(copy.databaseUrl ?? "");
    url.searchParams.set("options", "-c synchronous_commit=on");
    const engine = openPostgres(url.href, { connections: 1 });
    expect(await engine.lightly((db) => count(db, "lightly"))).toEqual({ key: "lightly", waits: "off" });
    expect(await count(engine.write, "as usual")).toEqual({ key: "as usual", waits: "on" });
    await engine.close();
    await copy.remove();
  },
);

function count(db: Handle, key: string) {
  return db
    .insertInto("rate_limits")
    .values({ key, window_start: 0, count: 1 })
    .returning(["key", sql<string>`current_setting('synchronous_commit')`.as("waits")])
    .executeTakeFirstOrThrow();
}
