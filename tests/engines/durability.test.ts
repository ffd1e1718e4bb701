import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { run } from "#tests/support/program.ts";
import { until } from "#tests/support/until.ts";

test("nothing acknowledged is lost when the program is killed, again and again", async () => {
  const database = await emptyDatabase();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const writer = run("tests/support/writer.ts", database.settings);
    const messages = () => writer.lines.filter((line) => line.startsWith("message-"));
    await until("forty acknowledged messages", () => messages().length >= 40 || null);
    writer.child.kill("SIGKILL");
    expect((await writer.ended).signal).toBe("SIGKILL");
    acknowledged.push(...messages());

    const engine = database.open();
    const kept = await engine.read.selectFrom("contact_messages").select("id").execute();
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    if (engine.name === "sqlite") {
      const { rows } = await sql`pragma integrity_check`.execute(engine.read);
      expect(rows).toEqual([{ integrity_check: "ok" }]);
      expect((await sql`pragma foreign_key_check`.execute(engine.read)).rows).toEqual([]);
    }
    await engine.close();
  }
  await database.remove();
});

test("SQLite keeps its log in order, so that commits may share a wait for the disk, and enforces foreign keys", async () => {
  const database = await emptyDatabase();
  const engine = database.open();
  if (engine.name === "sqlite") {
    const read = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(engine.write)).rows;
    expect(await read("journal_mode")).toEqual([{ journal_mode: "wal" }]);
    // The engine itself waits for the disk (server/database/engines/sqlite.test.ts).
    expect(await read("synchronous")).toEqual([{ synchronous: 1 }]);
    expect(await read("foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    await expect(sql`create table x (id text)`.execute(engine.read)).rejects.toThrow(/readonly/);
  }
  await engine.close();
  await database.remove();
});
