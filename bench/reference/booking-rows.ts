import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { salonFileName } from "#server/boot/salon-file.ts";
import { newId } from "#server/database/new-id.ts";

const written = 500;
/** Cells of a hundred years, after which no hour is taken. */
const later = 10_519_200;
const tables = [
  { table: "bookings", key: "id" },
  { table: "booking_items", key: "booking_id" },
  { table: "booking_events", key: "booking_id" },
  { table: "cells", key: "booking_id" },
];

/**
 * Bookings per second that node:sqlite writes without a server: the rows of the newest one again and again, into a copy
 * of the salon with its indexes and triggers. Each is on disk before the next (WAL, synchronous=FULL). Nothing is read,
 * checked or told.
 */
export async function sqliteBookingsPerSecond(dataDir: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  const copy = join(folder, salonFileName);
  const salon = new DatabaseSync(join(dataDir, salonFileName), { readOnly: true });
  salon.prepare("vacuum into ?").run(copy);
  salon.close();
  // The purchase of a copied booking does not exist.
  const db = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  db.exec("pragma journal_mode = wal; pragma synchronous = full");
  const write = copiesOfNewest(db);
  const began = performance.now();
  for (let nth = 1; nth <= written; nth++) write(nth);
  const took = performance.now() - began;
  db.close();
  await rm(folder, { recursive: true, force: true });
  return (written / took) * 1000;
}

function copiesOfNewest(db: DatabaseSync): (nth: number) => void {
  const newest = db.prepare("select id, purchase_id from bookings order by created_at desc limit 1").get();
  if (!newest) throw new Error("There is no booking to copy.");
  const rows = tables.flatMap(({ table, key }) =>
    db
      .prepare(`select * from ${table} where ${key} = ?`)
      .all(newest.id ?? null)
      .map((row) => {
        const names = Object.keys(row);
        const insert = `insert into ${table} (${names}) values (${names.map(() => "?")})`;
        return { row, insert: db.prepare(insert) };
      }),
  );
  const [begin, commit] = [db.prepare("begin immediate"), db.prepare("commit")];
  return (nth) => {
    const ids = new Map([newest.id, newest.purchase_id].map((id) => [id, newId()]));
    begin.run();
    for (const { row, insert } of rows) {
      const values = Object.entries(row).map(([name, value]) => {
        if (name === "cell") return Number(value) + later + nth * rows.length;
        return ids.get(value ?? null) ?? (name === "id" ? newId() : value);
      });
      insert.run(...values);
    }
    commit.run();
  };
}
