import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { NodeSqliteDialect } from "#server/database/engines/node-sqlite-dialect.ts";

test("a cached statement returns a column that was added to its table since", async () => {
  const db = new Kysely({ dialect: new NodeSqliteDialect(new DatabaseSync(":memory:"), "immediate") });
  const read = async () => (await sql`select * from guests`.execute(db)).rows;
  await sql`create table guests (name text)`.execute(db);
  await sql`insert into guests values ('Nadia')`.execute(db);
  expect(await read()).toEqual([{ name: "Nadia" }]);
  await sql`alter table guests add column visits integer not null default 3`.execute(db);
  expect(await read()).toEqual([{ name: "Nadia", visits: 3 }]);
  await db.destroy();
});
