import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestEngine, type TestEngine } from "#tests/support/engine.ts";

let database: TestEngine;

beforeEach(async () => {
  database = await openTestEngine();
  const { write } = database.engine;
  await sql`insert into bookings (id, name, email, phone, service_name, price_cents, transaction_id, state, created_at)
    values ('b', 'Nadia', '', '', 'Threading', 600, 'pi_1', 'pending', 1)`.execute(write);
  await sql`insert into booking_events (id, booking_id, at, to_state, reason)
    values ('e', 'b', 1, 'pending', 'paid')`.execute(write);
});

afterEach(() => database.remove());

test("events about money, visits and rights are never changed or deleted", async () => {
  const { engine } = database;
  await sql`insert into ledger (id, at, kind, cause, amount_cents, currency)
    values ('l', 1, 'charge', 'c', 600, 'usd')`.execute(engine.write);
  await sql`insert into audit_log (id, at, action, subject_id, detail)
    values ('a', 1, 'make_admin', 's', '{}')`.execute(engine.write);
  for (const table of ["ledger", "audit_log", "booking_events"]) {
    const name = sql.table(table);
    await expect(sql`update ${name} set at = 2`.execute(engine.write)).rejects.toThrow(/append-only/);
    await expect(sql`delete from ${name}`.execute(engine.write)).rejects.toThrow(/append-only/);
    expect((await sql`select * from ${name}`.execute(engine.read)).rows).toHaveLength(1);
  }
});

test("the reason in a visit's history can be removed, but not replaced, and nothing else changes", async () => {
  const { engine } = database;
  const tables = await engine.read.introspection.getTables();
  const columns = tables.find(({ name }) => name === "booking_events")?.columns ?? [];
  expect(columns.length).toBeGreaterThan(9);
  for (const { name } of columns) {
    const change = sql`update booking_events set ${sql.ref(name)} = ${sql.ref(name)}`;
    await expect(change.execute(engine.write)).rejects.toThrow(/append-only/);
  }
  await sql`update booking_events set reason = 'cancelled by the salon'`.execute(engine.write);
  const { rows } = await sql`select reason, at from booking_events`.execute(engine.read);
  expect(rows).toEqual([{ reason: "cancelled by the salon", at: 1 }]);
});
