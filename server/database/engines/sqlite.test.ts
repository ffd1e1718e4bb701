import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Engine } from "#server/database/engines/engine.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import type { Handle } from "#server/database/handle.ts";
import { until } from "#tests/support/until.ts";

let folder: string;
let engine: Engine;
let disk: Disk;
let failures: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shiuli-disk-"));
  disk = createDisk();
  failures = [];
  engine = openSqlite(join(folder, "salon.db"), { sync: disk.sync, failed: (error) => failures.push(error) });
  await sql`create table lines (id text primary key)`.execute(engine.write);
});

afterEach(async () => {
  disk.goOn();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

test("concurrent commits share one wait for the disk, and none is acknowledged before", async () => {
  const before = disk.syncs;
  disk.pause();
  const told: string[] = [];
  const ids = ["one", "two", "three", "four", "five"];
  const writing = ids.map((id) => add(id).then(() => told.push(id)));
  await until("five lines that can be read", async () => (await listed(engine)).length === 5 || null);
  expect(told).toEqual([]);
  disk.goOn();
  await Promise.all(writing);
  expect(told).toEqual(ids);
  // The first commit did not wait for the others.
  expect(disk.syncs - before).toBe(2);
});

test("a refused commit does not undo the others", async () => {
  await add("taken");
  disk.pause();
  const writing = Promise.allSettled([add("one"), add("taken"), addAndThrow("thrown"), add("two")]);
  await until("two lines more", async () => (await listed(engine)).length === 3 || null);
  disk.goOn();
  expect((await writing).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(await listed(engine)).toEqual(["one", "taken", "two"]);
});

test("a power cut loses nothing that was acknowledged", async () => {
  const told: string[] = [];
  const ids = Array.from({ length: 24 }, (_, index) => `line-${index}`);
  let lost = 0;
  await Promise.all(
    ids.map(async (id, index) => {
      // Others come while the disk is busy with the first.
      if (index % 3 > 0) await disk.nextSync();
      await add(id);
      told.push(id);
      const kept = await listedAfterCut();
      expect(kept).toEqual(expect.arrayContaining([...told]));
      lost += (await listed(engine)).length - kept.length;
    }),
  );
  expect(told).toHaveLength(ids.length);
  // The test cuts the power while something is being written.
  expect(lost).toBeGreaterThan(0);
});

test("once the disk has failed, nothing is acknowledged any more, and the server is told to end", async () => {
  disk.fail();
  await expect(add("one")).rejects.toThrow("The disk is gone.");
  disk.goOn();
  await expect(add("two")).rejects.toThrow("The disk is gone.");
  await expect(engine.onDisk()).rejects.toThrow("The disk is gone.");
  expect(failures.map(String)).toEqual(["Error: The disk is gone."]);
});

test("a start removes from the log what a failing disk may have torn", async () => {
  await add("one");
  const crashed = disk.image();
  const withoutLog = join(dirname(crashed), "without-log.db");
  const restarted = openSqlite(crashed);
  copyFileSync(crashed, withoutLog);
  await restarted.close();
  expect(await listedIn(withoutLog)).toEqual(["one"]);
});

test("reading another's commit can be waited for, and counting calls waits for nothing", async () => {
  disk.pause();
  const writing = add("one");
  await until("a line that can be read", async () => (await listed(engine)).length === 1 || null);
  let isOnDisk = false;
  const waiting = engine.onDisk().then(() => {
    isOnDisk = true;
  });
  await engine.lightly((db) => sql`insert into lines values ('light')`.execute(db));
  expect(await listed(engine)).toEqual(["light", "one"]);
  expect(isOnDisk).toBe(false);
  disk.goOn();
  await Promise.all([writing, waiting]);
});

test("a statement is undone without a file, and a migration sorts in files", async () => {
  const [file, memory] = [1, 2];
  expect(await tempStore(engine.write)).toBe(memory);
  await engine.migration(async (tx) => expect(await tempStore(tx)).toBe(file));
  expect(await tempStore(engine.write)).toBe(memory);
});

async function tempStore(db: Handle): Promise<number | undefined> {
  return (await sql<{ temp_store: number }>`pragma temp_store`.execute(db)).rows[0]?.temp_store;
}

function add(id: string): Promise<unknown> {
  return engine.transaction((tx) => sql`insert into lines values (${id})`.execute(tx));
}

function addAndThrow(id: string): Promise<unknown> {
  return engine.transaction(async (tx) => {
    await sql`insert into lines values (${id})`.execute(tx);
    throw new Error("A bug.");
  });
}

async function listed({ read }: { read: Handle }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from lines order by id`.execute(read);
  return rows.map(({ id }) => id);
}

/** The lines that another server finds when it starts after the power failure. */
function listedAfterCut(): Promise<string[]> {
  return listedIn(disk.image());
}

async function listedIn(file: string): Promise<string[]> {
  const restarted = openSqlite(file);
  try {
    return await listed(restarted);
  } finally {
    await restarted.close();
  }
}

type Disk = ReturnType<typeof createDisk>;

/** A slow disk that keeps what had been written when its last completed sync began. */
function createDisk() {
  let goesOn = Promise.resolve();
  let goOn = () => {};
  let fails = false;
  let syncs = 0;
  let durable = "";
  let images = 0;
  let began = Promise.withResolvers<void>();
  const copy = () => {
    const image = join(folder, `image-${++images}`);
    mkdirSync(image);
    for (const name of ["salon.db", "salon.db-wal"]) {
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(image, name));
    }
    return image;
  };
  return {
    get syncs() {
      return syncs;
    },
    async sync() {
      syncs++;
      const image = copy();
      began.resolve();
      began = Promise.withResolvers();
      await goesOn;
      await new Promise(setImmediate);
      if (fails) throw new Error("The disk is gone.");
      durable = image;
    },
    nextSync: () => began.promise,
    pause() {
      const paused = Promise.withResolvers<void>();
      goesOn = paused.promise;
      goOn = paused.resolve;
    },
    goOn() {
      fails = false;
      goOn();
    },
    fail() {
      fails = true;
    },
    /** A copy of what is durably on the disk. A program that opens it writes to it. */
    image() {
      const cut = join(folder, `cut-${++images}`);
      mkdirSync(cut);
      for (const name of ["salon.db", "salon.db-wal"]) {
        if (existsSync(join(durable, name))) copyFileSync(join(durable, name), join(cut, name));
      }
      return join(cut, "salon.db");
    },
  };
}
