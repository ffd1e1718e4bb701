import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockDataDir } from "#server/boot/one-server.ts";
import { restoreBackup } from "#server/operations/restore-backup.ts";
import { takeBackup } from "#server/operations/take-backup.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { addStaff, phoneCall } from "#tests/support/desk.ts";
import type { Person } from "#tests/support/people.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { until } from "#tests/support/until.ts";
import { freeHours, serviceNamed } from "#tests/support/visits.ts";

/** PostgreSQL has its own tools for this. */
const onSqlite = process.env.ENGINE !== "postgres";
let salon: TestSalon;
let staff: Person;
let folder: string;

beforeAll(async () => {
  if (!onSqlite) return;
  salon = await openSalon();
  staff = await addStaff(salon);
  folder = mkdtempSync(join(tmpdir(), "shiuli-backup-"));
});

afterAll(async () => {
  if (!onSqlite) return;
  await salon.close();
  rmSync(folder, { recursive: true });
});

test.runIf(onSqlite)("a backup taken under load restores every acknowledged booking", async () => {
  const acknowledged: string[] = [];
  const desk = keepBooking(acknowledged);
  for (let taken = 0; taken < 3; taken++) {
    await until("ten more bookings", () => acknowledged.length >= 10 * (taken + 1) || null);
    const before = [...acknowledged];
    await takeBackup(salon.dataDir, join(folder, `taken-${taken}`));
    const restored = join(folder, `restored-${taken}`);
    await restoreBackup(join(folder, `taken-${taken}`), restored);
    const kept = bookingsIn(restored);
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect(readdirSync(restored)).toEqual(expect.arrayContaining(["sandbox.db", "sandbox-keys.json"]));
    expect(existsSync(join(restored, "server.lock"))).toBe(false);
  }
  await desk.stop();
  expect(acknowledged.length).toBeGreaterThan(30);
});

test.runIf(onSqlite)("a backup that was changed afterwards is refused, and nothing is restored", async () => {
  const backup = join(folder, "changed");
  await takeBackup(salon.dataDir, backup);
  appendFileSync(join(backup, "sandbox-keys.json"), " ");
  rmSync(join(backup, "shiuli.db"));
  const restored = join(folder, "never");
  await expect(restoreBackup(backup, restored)).rejects.toThrow(
    /sandbox-keys.json is not what it was\s+shiuli.db is missing/,
  );
  expect(existsSync(restored)).toBe(false);
});

test.runIf(onSqlite)(
  "a salon is replaced only when asked, kept beside, and never under a running server",
  async () => {
    const backup = join(folder, "good");
    const here = join(folder, "here");
    await takeBackup(salon.dataDir, backup);
    await restoreBackup(backup, here);
    await expect(restoreBackup(backup, here)).rejects.toThrow(/npm run restore -- <backup> --replace/);
    const release = lockDataDir(here);
    await expect(restoreBackup(backup, here, { replace: true })).rejects.toThrow(/Another server is running/);
    release();
    const { movedTo } = await restoreBackup(backup, here, { replace: true });
    expect(bookingsIn(movedTo ?? "")).toEqual(bookingsIn(here));
  },
);

test.runIf(onSqlite)("a database that was cut off is named, by a restore and by a backup", async () => {
  const backup = join(folder, "whole");
  const here = join(folder, "cut");
  await takeBackup(salon.dataDir, backup);
  await restoreBackup(backup, here);
  for (const place of [backup, here]) truncateSync(join(place, "shiuli.db"), 500_000);
  await expect(restoreBackup(backup, join(folder, "never"))).rejects.toThrow(
    `The backup ${backup} can't be trusted:\n  shiuli.db is not what it was`,
  );
  await expect(takeBackup(here, join(folder, "of-cut"))).rejects.toThrow(
    `${join(here, "shiuli.db")} can't be copied: database disk image is malformed. See what npm run doctor says.`,
  );
  expect(existsSync(join(folder, "of-cut.part"))).toBe(false);
});

test.runIf(onSqlite)("a backup of a newer version is refused, and the salon stays", async () => {
  const newer = join(folder, "newer");
  await takeBackup(salon.dataDir, join(folder, "of-today"));
  await restoreBackup(join(folder, "of-today"), newer);
  const db = new DatabaseSync(join(newer, "shiuli.db"));
  db.exec("insert into migrations (name, ran_at) values ('9999-next-year', 0)");
  db.close();
  const backup = join(folder, "of-newer");
  await takeBackup(newer, backup);
  const here = join(folder, "of-today");
  await expect(restoreBackup(backup, here, { replace: true })).rejects.toThrow(
    `The backup ${backup} was made by a newer version (it knows 9999-next-year).`,
  );
  expect(readdirSync(here)).toContain("shiuli.db");
  expect(existsSync(`${here}.restoring`)).toBe(false);
});

test.runIf(onSqlite)("without a salon no backup is made", async () => {
  await expect(takeBackup(join(folder, "nowhere"), join(folder, "empty"))).rejects.toThrow(
    /There is no salon/,
  );
  expect(existsSync(join(folder, "empty"))).toBe(false);
});

/** Books at the desk without pause until it is stopped. */
function keepBooking(acknowledged: string[]): { stop(): Promise<void> } {
  let going = true;
  const working = (async () => {
    const service = await serviceNamed(salon, "Threading");
    for (const { startsAt, masterIds } of await freeHours(salon, [service._id])) {
      if (!going) return;
      const visit = { service, masterId: masterIds[0] ?? "", startsAt };
      const { status, body } = await callLoosely(salon, "createDeskBooking", phoneCall(visit), staff);
      if (status === 201) acknowledged.push(String(body.insertedId));
    }
  })();
  return {
    async stop() {
      going = false;
      await working;
    },
  };
}

function bookingsIn(dataDir: string): Set<string> {
  const db = new DatabaseSync(join(dataDir, "shiuli.db"), { readOnly: true });
  const ids = db.prepare("select id from bookings").all();
  db.close();
  return new Set(ids.map(({ id }) => String(id)));
}
