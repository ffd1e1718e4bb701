import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "#server/database/engines/engine.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/list.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";
import { until } from "#tests/support/until.ts";

const step = migrations.findIndex(({ name }) => name === "0059-booking-counts");

describe.skipIf(process.env.ENGINE !== "postgres")("a server of the previous version", () => {
  let database: EmptyDatabase;
  let before: pg.Client;
  let next: Engine;

  beforeAll(async () => {
    database = await emptyDatabase();
    next = database.open();
    before = new pg.Client({ connectionString: database.settings.DATABASE_URL });
    await before.connect();
  });

  afterAll(async () => {
    await before.end();
    await next.close();
    await database.remove();
  });

  test("may book while the counts of bookings are introduced, and that booking is counted", async () => {
    await migrate(next, migrations.slice(0, step));
    await before.query("begin");
    await before.query(`insert into bookings
      (id, name, email, phone, service_name, price_cents, transaction_id, state, created_at)
      values ('visit', 'Anika', 'anika@shiuli.example', '', 'Haircut', 4500, 'paid', 'confirmed', 1)`);
    const migrating = migrate(next, migrations.slice(0, step + 1));
    await until("the step to wait for the booking", async () => {
      const waiting = await before.query(
        "select 1 from pg_locks where not granted and relation = 'bookings'::regclass",
      );
      return waiting.rows[0];
    });
    await before.query("commit");
    await migrating;
    const { rows } = await sql`select state, count, cents from booking_counts`.execute(next.read);
    expect(rows).toEqual([{ state: "confirmed", count: 1, cents: 4500 }]);
  });
});
