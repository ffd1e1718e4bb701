import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Engine } from "#server/database/engines/engine.ts";
import { recordSalonPayment } from "#server/usecases/visits/salon-payments.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { until } from "#tests/support/until.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("a payment at the desk during a close is in that close or in the next one", async () => {
  const { id } = await bookAtDesk(salon, staff);
  const date = new Date(salon.app.now()).toISOString().slice(0, 10);
  const query = { date };
  const before = await call(salon, "readDailyClose", { query }, staff);
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const engine: Engine = Object.create(salon.app.engine, {
    transaction: {
      value: (work: Parameters<Engine["transaction"]>[0]) =>
        salon.app.engine.transaction(async (tx) => {
          const done = await work(tx);
          written.resolve();
          await mayCommit.promise;
          return done;
        }),
    },
  });
  const paying = recordSalonPayment({ ...salon.app, engine }, staff.userId, id, {
    method: "cash",
    tipCents: 0,
  });
  await written.promise;
  salon.clock.advance(60_000);
  const body = { date, desk: before.desk, morning: 0, cash: before.desk, other: 0, left: 0, reason: "" };
  const closing = callLoosely(salon, "closeDay", { body }, staff);
  // On SQLite the close waits for the single writer, which no table shows.
  if (salon.app.engine.name === "postgres")
    await Promise.race([closing, until("the close to wait", isWaiting)]);
  mayCommit.resolve();
  expect(await paying).toMatchObject({ ok: true });
  expect(await closing).toMatchObject({ status: 409, body: { code: "money_moved" } });
  const after = await call(salon, "readDailyClose", { query }, staff);
  expect(after.deskPayments).toBe(before.deskPayments + 1);
});

/** Whether somebody waits for a row that is locked; null when nobody does. */
async function isWaiting(): Promise<true | null> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(salon.app.engine.read);
  return rows.length > 0 || null;
}
