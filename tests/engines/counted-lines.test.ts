import { sql } from "kysely";
import { expect, test } from "vitest";
import { readUncounted } from "#server/database/day-closes.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/list.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const step = migrations.findIndex(({ name }) => name === "0051-counted-lines");

test("old closes count the lines of their time, and an uncounted line is left for the next", async () => {
  const database = await emptyDatabase();
  const engine = database.open();
  await migrate(engine, migrations.slice(0, step));
  const add = (id: string, at: number, kind: string, cents: number) =>
    sql`insert into ledger (id, at, kind, cause, amount_cents, currency)
      values (${id}, ${at}, ${kind}, ${`${kind}:${id}`}, ${cents}, 'usd')`.execute(engine.write);
  const close = (number: number, span: [from: number, to: number], reopens: number | null = null) =>
    sql`insert into day_closes (number, reopens, date, at, covers_from, covers_to, card_cents, card_payments,
        card_refunded_cents, desk_cents, desk_payments, morning_cents, cash_cents, other_cents, left_cents, came, missed, reason)
      values (${number}, ${reopens}, '2026-11-20', ${span[1]}, ${span[0]}, ${span[1]}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')`.execute(
      engine.write,
    );
  // The first day is closed. The second was closed and reopened. The third was closed, reopened and closed again.
  await add("before the first", 99, "pay_at_salon", 100);
  await add("first", 100, "charge", 1000);
  await add("refund of the first", 199, "refund", -200);
  await add("discount", 150, "discount", -50);
  await add("second", 200, "pay_at_salon", 3000);
  await add("third", 300, "charge", 5000);
  await add("after", 400, "pay_at_salon", 700);
  await close(1, [100, 200]);
  await close(2, [200, 300]);
  await close(3, [200, 300], 2);
  await close(4, [300, 400]);
  await close(5, [300, 400], 4);
  await close(6, [300, 400]);

  await migrate(engine);

  const lines = await engine.read.selectFrom("day_close_lines").selectAll().execute();
  expect(lines.map(({ ledger_id, number }) => `${number} ${ledger_id}`).sort()).toEqual([
    "1 first",
    "1 refund of the first",
    "2 second",
    "4 third",
    "6 third",
  ]);
  const left = await readUncounted(engine.read, { from: 100, to: 1000 });
  expect(left).toMatchObject({ cardCents: 0, deskCents: 3700 });
  const closes = await engine.read.selectFrom("day_closes").selectAll().orderBy("number").execute();
  expect(closes.map(({ desk_cash_cents, desk_other_cents }) => desk_cash_cents + desk_other_cents)).toEqual(
    closes.map(() => 0),
  );
  await expect(engine.write.deleteFrom("day_close_lines").execute()).rejects.toThrow("append-only");
  await engine.close();
  await database.remove();
});
