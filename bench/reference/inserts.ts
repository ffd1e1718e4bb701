import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** Rows per second that node:sqlite inserts one by one, each on disk before the next (WAL, synchronous=FULL). */
export async function sqliteInsertsPerSecond(rows: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  const db = new DatabaseSync(join(folder, "inserts.db"));
  db.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, text text)",
  );
  const insert = db.prepare("insert into rows (text) values (?)");
  const began = performance.now();
  for (let row = 0; row < rows; row++) insert.run(`row ${row}`);
  const took = performance.now() - began;
  db.close();
  await rm(folder, { recursive: true, force: true });
  return (rows / took) * 1000;
}

/**
 * Rows per second that PostgreSQL inserts, each in its own durable transaction, over the given number of connections.
 */
export async function postgresInsertsPerSecond(
  url: string,
  rows: number,
  connections: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query("create table bench_rows (id bigserial primary key, text text)");
  let left = rows;
  const worker = async () => {
    while (left-- > 0) await pool.query("insert into bench_rows (text) values ($1)", [`row ${left}`]);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const took = performance.now() - began;
  await pool.query("drop table bench_rows");
  await pool.end();
  return (rows / took) * 1000;
}
