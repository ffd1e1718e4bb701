import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "#server/boot/one-server.ts";
import { restoreBackup } from "#server/operations/restore-backup.ts";
import { takeBackup } from "#server/operations/take-backup.ts";
import { days } from "#tests/support/clock.ts";

let folder: string;
let dataDir: string;

/** A data folder with what a backup looks at. A backup knows no table by name. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shiuli-folders-"));
  dataDir = join(folder, "data");
  mkdirSync(join(dataDir, "mail"), { recursive: true });
  writeDatabase(join(dataDir, "shiuli.db"));
  writeFileSync(join(dataDir, "mail", "one.eml"), "Subject: Your visit\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("data on another disk, behind a link, is in the backup and is restored", async () => {
  const disk = join(folder, "disk");
  mkdirSync(join(disk, "images", "old"), { recursive: true });
  for (const name of ["a.webp", "old/b.webp"]) writeFileSync(join(disk, "images", name), name);
  writeDatabase(join(disk, "sandbox.db"));
  symlinkSync(join(disk, "images"), join(dataDir, "images"));
  symlinkSync(join(disk, "sandbox.db"), join(dataDir, "sandbox.db"));
  // It leads back into the folder. Its contents must be copied once.
  symlinkSync(dataDir, join(disk, "images", "old", "round"));
  const { databases, files } = await takeBackup(dataDir, join(folder, "backup"));
  expect(Object.keys(databases).sort()).toEqual(["sandbox.db", "shiuli.db"]);
  expect(Object.keys(files).sort()).toEqual([
    "images/a.webp",
    "images/old/b.webp",
    "mail/one.eml",
    "sandbox.db",
    "shiuli.db",
  ]);
  const restored = join(folder, "restored");
  await restoreBackup(join(folder, "backup"), restored);
  expect(visitsIn(restored)).toBe(3);
  expect(readdirSync(join(restored, "images")).sort()).toEqual(["a.webp", "old"]);
});

test("a broken link ends a backup with its name, since its target would be missing", async () => {
  symlinkSync(join(folder, "unplugged"), join(dataDir, "images"));
  await expect(takeBackup(dataDir, join(folder, "backup"))).rejects.toThrow(/images/);
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("a backup can't be taken into the data folder itself, where it would contain the earlier ones", async () => {
  for (const to of [join(dataDir, "backups", "one"), join(folder, "way", "one")]) {
    if (!existsSync(join(folder, "way"))) symlinkSync(dataDir, join(folder, "way"));
    await expect(takeBackup(dataDir, to)).rejects.toThrow(/lies in .*: name a folder outside/);
  }
  expect(readdirSync(dataDir).sort()).toEqual(["mail", "shiuli.db"]);
});

test("a backup and a restore without enough disk space say so before they begin, and leave nothing", async () => {
  const backup = join(folder, "backup");
  const freeOn = async () => 1000;
  const sentence = /has no room for .*: that takes [\d.]+ MB, and 0\.0 MB are free\. Make room, or name/;
  await expect(takeBackup(dataDir, backup, { freeOn })).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual(["data"]);
  await takeBackup(dataDir, backup);
  await expect(restoreBackup(backup, dataDir, { replace: true, freeOn })).rejects.toThrow(sentence);
  expect(readdirSync(folder).sort()).toEqual(["backup", "data"]);
  expect(visitsIn(dataDir)).toBe(3);
});

test("the remains of killed backups are removed a day later, and nothing else", async () => {
  const backups = join(folder, "backups");
  const now = Date.parse("2026-11-23T08:00:00Z");
  const made = {
    "shiuli-2026-11-21T03-00-00.part": 2,
    "shiuli-2026-11-23T07-59-00.part": 0,
    "shiuli-2026-11-20T03-00-00": 3,
    "mine.part": 9,
  };
  for (const [name, ago] of Object.entries(made)) {
    mkdirSync(join(backups, name), { recursive: true });
    writeFileSync(join(backups, name, "shiuli.db"), "half");
    utimesSync(join(backups, name), new Date(now - days(ago)), new Date(now - days(ago)));
  }
  await takeBackup(dataDir, join(backups, "shiuli-2026-11-23T08-00-00"), { now });
  expect(readdirSync(backups).sort()).toEqual([
    "mine.part",
    "shiuli-2026-11-20T03-00-00",
    "shiuli-2026-11-23T07-59-00.part",
    "shiuli-2026-11-23T08-00-00",
  ]);
});

test("a restore only reads the backup, which may therefore be on a read-only disk", async () => {
  const backup = join(folder, "backup");
  await takeBackup(dataDir, backup);
  const written: unknown[] = [];
  const watcher = watch(backup, (_, name) => written.push(name));
  const before = statSync(backup).mtimeMs;
  await restoreBackup(backup, join(folder, "restored"));
  watcher.close();
  expect(written).toEqual([]);
  expect(statSync(backup).mtimeMs).toBe(before);
});

test("no server starts in a folder during a restore", async () => {
  const [backup, fresh] = [join(folder, "backup"), join(folder, "fresh")];
  await takeBackup(dataDir, backup);
  const starts: string[] = [];
  const watcher = watch(folder, (_, name) => {
    if (name === "fresh.restoring" && starts.length === 0) starts.push(tryToStart(fresh));
  });
  await restoreBackup(backup, fresh);
  watcher.close();
  expect(starts).toEqual([expect.stringContaining("Another server is running")]);
  expect(readdirSync(fresh).sort()).toEqual(["mail", "shiuli.db"]);
  expect(tryToStart(fresh)).toBe("started");
});

test("nothing is restored beside a running server, and an interrupted restore can start again", async () => {
  const backup = join(folder, "backup");
  await takeBackup(dataDir, backup);
  const release = lockDataDir(dataDir);
  await expect(restoreBackup(backup, dataDir, { replace: true })).rejects.toThrow(/Another server/);
  release();
  expect(readdirSync(folder).sort()).toEqual(["backup", "data"]);
  const half = join(folder, "half");
  mkdirSync(half);
  lockDataDir(half)();
  const { movedTo } = await restoreBackup(backup, half);
  expect(movedTo).toBeNull();
  expect(visitsIn(half)).toBe(3);
});

test("when nothing can be created beside the folder, such as a separate disk, a backup is restored into it", async () => {
  const backup = join(folder, "backup");
  await takeBackup(dataDir, backup);
  const parent = join(folder, "parent");
  const own = join(parent, "data");
  const asAnybody = (args: string) =>
    String(
      execFileSync(process.execPath, [
        "--input-type=module",
        "--eval",
        `import { restoreBackup } from "#server/operations/restore-backup.ts";
        import { takeBackup } from "#server/operations/take-backup.ts";
        if (process.getuid() === 0) process.setuid(65534);
        const [backup, own] = process.argv.slice(1);
        ${args}
        .then(({ movedTo }) => process.stdout.write(String(movedTo)), ({ message }) => process.stdout.write(message));`,
        backup,
        own,
      ]),
    );
  mkdirSync(own, { recursive: true });
  for (const open of [folder, backup, join(backup, "mail")]) chmodSync(open, 0o755);
  for (const name of ["backup.json", "shiuli.db", "mail/one.eml"]) chmodSync(join(backup, name), 0o644);
  if (process.getuid?.() === 0) chownSync(own, 65534, 65534);
  // A parent that is not writable, as if it belonged to root.
  chmodSync(parent, 0o555);
  expect(asAnybody("restoreBackup(backup, own)")).toBe("null");
  expect(readdirSync(own).sort()).toEqual(["mail", "server.lock", "shiuli.db"]);
  expect(visitsIn(own)).toBe(3);
  expect(asAnybody("restoreBackup(backup, own)")).toContain("is not empty");
  const aside = join(own, "before-2026-11-23T08-00-00");
  const again = 'restoreBackup(backup, own, { replace: true, now: Date.parse("2026-11-23T08:00:00Z") })';
  expect(asAnybody(again)).toBe(aside);
  expect(readdirSync(own).sort()).toEqual(["before-2026-11-23T08-00-00", "mail", "server.lock", "shiuli.db"]);
  expect(visitsIn(aside)).toBe(3);
  const { files } = await takeBackup(own, join(folder, "later"));
  expect(Object.keys(files).sort()).toEqual(["mail/one.eml", "shiuli.db"]);
  chmodSync(parent, 0o755);
});

test.runIf(process.getuid?.() === 0)("what root restores is its owner's, or its parent's", async () => {
  const [backup, fresh] = [join(folder, "backup"), join(folder, "new/data")];
  await takeBackup(dataDir, backup);
  for (const own of [dataDir, folder]) chownSync(own, 65534, 65534);
  await restoreBackup(backup, dataDir, { replace: true });
  await expect(restoreBackup(backup, fresh, { freeOn: async () => 0 })).rejects.toThrow();
  await restoreBackup(backup, fresh);
  const parts = ["data/shiuli.db", "data/mail/one.eml", "new", "new/data", "new/data/shiuli.db"];
  expect(parts.filter((name) => statSync(join(folder, name)).uid !== 65534)).toEqual([]);
});

test("a data folder behind a link stays where it is, empty or not", async () => {
  const backup = join(folder, "backup");
  const [place, way] = [join(folder, "place"), join(folder, "way")];
  await takeBackup(dataDir, backup);
  mkdirSync(place);
  symlinkSync(place, way);
  for (const replace of [false, true]) {
    const { movedTo } = await restoreBackup(backup, way, { replace });
    if (movedTo !== null) expect(dirname(movedTo)).toBe(folder);
    expect(readlinkSync(way)).toBe(place);
    expect(visitsIn(place)).toBe(3);
  }
  expect(existsSync(`${place}.restoring`)).toBe(false);
});

test("a backup that can't be copied completely leaves no part of it beside the folder", async () => {
  const backup = join(folder, "backup");
  const fresh = join(folder, "fresh");
  await takeBackup(dataDir, backup);
  execFileSync("mkfifo", [join(backup, "pipe")]);
  await expect(restoreBackup(backup, fresh)).rejects.toThrow("FIFO");
  expect(existsSync(`${fresh}.restoring`)).toBe(false);
});

function tryToStart(on: string): string {
  try {
    lockDataDir(on)();
    return "started";
  } catch (error) {
    return String(error);
  }
}

function writeDatabase(file: string): void {
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal; create table migrations (name); create table bookings (id, price int)");
  db.exec("insert into bookings values ('a', 600), ('b', 2400), ('c', 1000)");
  db.close();
}

function visitsIn(folderOfSalon: string): number {
  const db = new DatabaseSync(join(folderOfSalon, "shiuli.db"), { readOnly: true });
  const row = db.prepare("select count(*) as n from bookings").get();
  db.close();
  return Number(row?.n);
}
