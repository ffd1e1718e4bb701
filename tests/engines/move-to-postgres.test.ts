import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildParts, type Parts } from "#server/boot/build-parts.ts";
import { lockDataDir } from "#server/boot/one-server.ts";
import { readConfig } from "#server/config.ts";
import { moveToPostgres } from "#server/operations/move-to-postgres.ts";
import { restoreBackup } from "#server/operations/restore-backup.ts";
import { takeBackup } from "#server/operations/take-backup.ts";
import type { Tally } from "#server/operations/tally.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";

/** This needs both engines, so it runs where PostgreSQL is available. */
const onPostgres = process.env.ENGINE === "postgres";
const quiet = () => {};
let dataDir: string;
let target: TestDatabase;
let tally: Tally;
let onFile: Salon;

beforeAll(async () => {
  if (!onPostgres) return;
  dataDir = mkdtempSync(join(tmpdir(), "shiuli-moving-"));
  target = await createTestDatabase();
  onFile = await open({}, look);
  tally = await moveToPostgres(dataDir, target.url, quiet);
});

afterAll(async () => {
  if (!onPostgres) return;
  await target.drop();
  rmSync(dataDir, { recursive: true });
});

test.runIf(onPostgres)(
  "a salon that has moved shows the same services, people, visits and money",
  async () => {
    expect(await open({ DATABASE_URL: target.url }, look)).toEqual(onFile);
    expect(onFile.bookings).toBeGreaterThan(0);
    expect(tally.ledger?.sums.amount_cents).toMatch(/^[1-9]\d+$/);
  },
);

test.runIf(onPostgres)(
  "the books still balance with the provider, and the salon is not filled again",
  async () => {
    const check = await open({ DATABASE_URL: target.url }, ({ app }) => checkMoney(app));
    expect(check.differences).toEqual([]);
    expect(check.intents).toBeGreaterThan(0);
  },
);

test.runIf(onPostgres)("a second move is refused, and the first stays whole", async () => {
  await expect(moveToPostgres(dataDir, target.url, quiet)).rejects.toThrow(/holds a salon already/);
  expect(await open({ DATABASE_URL: target.url }, look)).toEqual(onFile);
});

test.runIf(onPostgres)("an older release's salon at the destination stays unchanged", async () => {
  const older = await createTestDatabase();
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  await client.query("create table salon (id text primary key)");
  await client.query("insert into salon values ('salon')");
  await expect(moveToPostgres(dataDir, older.url, quiet)).rejects.toThrow(/holds a salon already/);
  const { rows } = await client.query(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  expect(rows).toEqual([{ table_name: "salon" }]);
  await client.end();
  await older.drop();
});

test.runIf(onPostgres)("a salon with a running server is not moved", async () => {
  const release = lockDataDir(dataDir);
  await expect(moveToPostgres(dataDir, target.url, quiet)).rejects.toThrow(/Another server is running/);
  release();
});

test.runIf(onPostgres)(
  "without DATABASE_URL a salon that has moved is not opened, or its visits would be in two books",
  async () => {
    const refused = /has moved to PostgreSQL: set DATABASE_URL/;
    await expect(open({}, look)).rejects.toThrow(refused);
    const backup = `${dataDir}-backup`;
    await expect(takeBackup(dataDir, backup)).rejects.toThrow(refused);
    await expect(restoreBackup(backup, dataDir, { replace: true })).rejects.toThrow(refused);
    rmSync(join(dataDir, "moved-to-postgres"));
    expect(await open({}, look)).toEqual(onFile);
  },
);

interface Salon {
  steps: unknown[];
  services: unknown[];
  users: unknown[];
  bookings: number;
  ledger: unknown[];
}

async function look({ app }: Parts): Promise<Salon> {
  const { read } = app.engine;
  return {
    services: await read.selectFrom("services").select(["name", "price_cents"]).orderBy("id").execute(),
    users: await read.selectFrom("users").select(["email", "role"]).orderBy("id").execute(),
    steps: await read.selectFrom("migrations").select(["name", "ran_at"]).orderBy("name").execute(),
    bookings: (await read.selectFrom("bookings").select("id").execute()).length,
    ledger: await read.selectFrom("ledger").selectAll().orderBy("id").execute(),
  };
}

async function open<Answer>(
  settings: Record<string, string>,
  ask: (parts: Parts) => Promise<Answer>,
): Promise<Answer> {
  const config = readConfig({ PORT: "4600", DATA_DIR: dataDir, ...settings });
  const parts = await buildParts(config, dataDir, { passwords: quickPasswords });
  try {
    return await ask(parts);
  } finally {
    await parts.close();
  }
}
