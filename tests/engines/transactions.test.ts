import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimCells } from "#server/database/cells.ts";
import { insertContactMessage } from "#server/database/contact-messages.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue, findDue, leaseDue, markFailed } from "#server/database/outbox.ts";
import { anyWork } from "#tests/support/any-work.ts";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";

let database: TestEngine;

beforeEach(async () => {
  database = await openTestEngine();
});

afterEach(() => database.remove());

const message = {
  id: "message",
  first_name: "Nadia",
  last_name: "Rahman",
  email: "nadia@example.com",
  mobile: "01700000001",
  message: "",
  created_at: 1,
  handled_at: null,
};

test("inside a transaction every other handle is refused at once", async () => {
  const { engine } = database;
  const misuses = [
    () => engine.read.selectFrom("users").selectAll().execute(),
    () => engine.write.selectFrom("users").selectAll().execute(),
    () => engine.transaction(async () => undefined),
  ];
  for (const misuse of misuses) {
    await expect(engine.transaction(async () => void (await misuse()))).rejects.toThrow(/its own handle/);
  }
  expect(await engine.transaction((tx) => tx.selectFrom("users").selectAll().execute())).toEqual([]);
});

test("work that throws leaves nothing behind", async () => {
  const { engine } = database;
  const work = engine.transaction(async (tx) => {
    await insertContactMessage(tx, message);
    throw new Error("The power is off.");
  });
  await expect(work).rejects.toThrow("The power is off.");
  expect(await engine.read.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
});

test("committed data is read at once by the reading connection", async () => {
  const { engine } = database;
  for (let round = 0; round < 20; round++) {
    await engine.transaction((tx) => insertContactMessage(tx, { ...message, id: `message-${round}` }));
    const rows = await engine.read.selectFrom("contact_messages").select("id").execute();
    expect(rows).toHaveLength(round + 1);
  }
});

test("a cell belongs to one owner, and a claim that meets one takes none of its cells", async () => {
  const { engine } = database;
  await sql`insert into resources (id, kind) values ('sadia', 'master')`.execute(engine.write);
  for (const id of ["one", "other"]) {
    await sql`insert into time_off (id, resource_id, starts_at, ends_at, reason, created_at)
      values (${id}, 'sadia', 0, 1, '', 1)`.execute(engine.write);
  }
  const claims = (cells: number[]) => cells.map((cell) => ({ resourceId: "sadia", cell }));
  await engine.transaction((tx) => claimCells(tx, claims([5, 6]), { timeOffId: "one" }));
  const second = engine.transaction((tx) => claimCells(tx, claims([3, 4, 5]), { timeOffId: "other" }));
  const error: unknown = await second.catch((reason) => reason);
  expect(engine.violates(error, "cells")).toBe(true);
  const cells = await engine.read.selectFrom("cells").select("cell").orderBy("cell").execute();
  expect(cells.map(({ cell }) => cell)).toEqual([5, 6]);
});

test("a dangling reference is refused, and does not count as a violation of a unique key", async () => {
  const { engine } = database;
  const orphan = engine.transaction((tx) =>
    tx.insertInto("master_services").values({ master_id: "nobody", service_id: "nothing" }).execute(),
  );
  const error: unknown = await orphan.then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(engine.violates(error, "cells")).toBe(false);
});

test("queued work goes to one of several workers, and returns when its lease has expired", async () => {
  const { engine } = database;
  await engine.transaction(async (tx) => {
    for (let index = 0; index < 30; index++) {
      await enqueue(tx, anyWork("mail", `cause-${index}`), 1);
    }
    await enqueue(tx, anyWork("mail", "cause-0"), 1);
  });
  const order = { now: 10, leaseMs: 100, limit: 7, mostAttempts: 2 };
  const taken = (await Promise.all(Array.from({ length: 8 }, () => leaseDue(engine, order)))).flat();
  expect(taken).toHaveLength(30);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(30);
  expect(await leaseDue(engine, { ...order, now: 109 })).toEqual([]);
  expect(await leaseDue(engine, { ...order, now: 110 })).toHaveLength(7);
});

test("mails, pictures, freed hours and refunds have separate lanes, so that nothing slow delays money", async () => {
  const { engine } = database;
  await engine.write.deleteFrom("outbox").execute();
  for (const kind of ["mail_receipt", "adopt_picture", "hours_freed", "refund"]) {
    await enqueue(engine.write, anyWork(kind, kind), 1);
  }
  const order = { now: 10, leaseMs: 100, limit: 7, mostAttempts: 2 };
  const due = async () => [...(await findDue(engine.read, order)).lanes];
  expect(await due()).toEqual(["mails", "pictures", "hours", "others"]);
  const kinds = async (lane: "mails" | "pictures" | "hours" | "others") =>
    (await leaseDue(engine, { ...order, lane })).map(({ kind }) => kind);
  expect(await kinds("others")).toEqual(["refund"]);
  expect(await kinds("mails")).toEqual(["mail_receipt"]);
  expect(await kinds("pictures")).toEqual(["adopt_picture"]);
  expect(await due()).toEqual(["hours"]);
  expect(await kinds("hours")).toEqual(["hours_freed"]);
  expect(await due()).toEqual([]);
});

test("every kind of queued work is found in its lane when it is due", async () => {
  const { engine } = database;
  await engine.write.deleteFrom("outbox").execute();
  const order = { now: 10, leaseMs: 100, limit: 1, mostAttempts: 2 };
  const kinds = [
    "mail_receipt",
    "sms_code",
    "refine_picture",
    "webhook_event",
    "hours_freed",
    "forget_cards",
  ];
  for (const kind of kinds) {
    await enqueue(engine.write, { ...anyWork(kind, kind), runAt: 7 }, 1);
    expect(await findDue(engine.read, { ...order, now: 6 })).toEqual({ nextAt: 7, lanes: new Set() });
    const [lane, ...others] = (await findDue(engine.read, order)).lanes;
    if (!lane) throw new Error("Nothing is due.");
    expect(others).toEqual([]);
    expect(await leaseDue(engine, { ...order, lane })).toMatchObject([{ kind }]);
  }
});

test("when more is due than one poll sees, every lane is polled", async () => {
  const { engine } = database;
  await engine.write.deleteFrom("outbox").execute();
  for (let index = 0; index < 20; index++) {
    await enqueue(engine.write, anyWork("mail_receipt", `${index}`), 1);
  }
  await enqueue(engine.write, anyWork("refund", "refund"), 2);
  const { lanes } = await findDue(engine.read, { now: 10, mostAttempts: 2 });
  expect([...lanes]).toEqual(["others", "mails", "texts", "pictures", "webhooks", "hours"]);
});

test("a worker that lost a lease does not release what another worker has leased since", async () => {
  const { engine } = database;
  await engine.write.deleteFrom("outbox").execute();
  await enqueue(engine.write, anyWork("mail_receipt", "lost"), 1);
  const order = { leaseMs: 100, limit: 1, mostAttempts: 9 };
  const [slow] = await leaseDue(engine, { ...order, now: 10 });
  const [other] = await leaseDue(engine, { ...order, now: 200 });
  if (!slow || !other) throw new Error("There was nothing to lease.");
  await markFailed(engine.write, slow, { error: "too late", runAt: 201 });
  expect(await leaseDue(engine, { ...order, now: 250 })).toEqual([]);
  await markFailed(engine.write, other, { error: "busy", runAt: 260 });
  expect(await leaseDue(engine, { ...order, now: 260 })).toMatchObject([{ attempts: 3, last_error: "busy" }]);
});

test("a prepared statement still works once a migration has added a column to its table", async () => {
  const { engine } = database;
  const find = (db: Handle) =>
    db.selectFrom("contact_messages").selectAll().where("id", "=", "message").execute();
  await engine.transaction((tx) => insertContactMessage(tx, message));
  await engine.snapshot(find);
  await engine.transaction(find);
  for (const [column, read] of [
    ["outside", () => find(engine.read)],
    ["inside", () => engine.transaction(find)],
    ["seen", () => engine.snapshot(find)],
  ] as const) {
    await engine.migration(async (tx) => {
      await sql`alter table contact_messages add column ${sql.ref(column)} text default 'new'`.execute(tx);
    });
    expect(await read()).toEqual([expect.objectContaining({ ...message, [column]: "new" })]);
  }
});

test.runIf(process.env.ENGINE === "postgres")(
  "a migration that deadlocked with another transaction runs again",
  async () => {
    let runs = 0;
    await database.engine.migration(async (tx) => {
      runs += 1;
      await sql`create table met_a_deadlock (id text)`.execute(tx);
      if (runs === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
    });
    expect(runs).toBe(2);
  },
);

test("writes sent together are counted, and one that fails rolls back the others", async () => {
  const { engine } = database;
  const insert = (db: Handle, id: string) => db.insertInto("contact_messages").values({ ...message, id });
  const rename = (db: Handle, id: string) =>
    db.updateTable("contact_messages").set({ first_name: "Rumi" }).where("id", "=", id);
  const list = () =>
    engine.read.selectFrom("contact_messages").select(["id", "first_name"]).orderBy("id").execute();
  await engine.transaction((tx) => insert(tx, "one").execute());

  const counts = await engine.transaction((tx) =>
    engine.together(tx, [insert(tx, "two"), null, rename(tx, "one"), rename(tx, "nobody")]),
  );
  expect(counts).toEqual([1, 0, 1, 0]);
  const failing = engine.transaction((tx) =>
    engine.together(tx, [insert(tx, "three"), rename(tx, "two"), insert(tx, "one")]),
  );
  await expect(failing).rejects.toThrow();
  expect(await list()).toEqual([
    { id: "one", first_name: "Rumi" },
    { id: "two", first_name: "Nadia" },
  ]);
});
