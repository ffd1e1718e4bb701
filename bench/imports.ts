/**
 * What it takes to import ten thousand guests and ten thousand coming visits from files, on both engines: the dry run,
 * the writing, the second dry run and the undo, beside plain inserts of as many rows in one transaction. Each round has
 * a new database and measures the plain inserts, too. It passes no judgement. Run with: npm run bench:imports [-- rows]
 * [sqlite | postgres] [guests | visits] (default: 10,000 rows, all of them)
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { ImportKind, ImportLine } from "#domain/imports/lines.ts";
import { startPostgres } from "#scripts/lib/postgres.mjs";
import { foundSalon } from "#server/boot/found-salon.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { migrate } from "#server/database/migrate.ts";
import { fillCatalogue } from "#server/demo/fill-catalogue.ts";
import { importFile, planImport } from "#server/usecases/imports/import-file.ts";
import { takeImportBack } from "#server/usecases/imports/take-import-back.ts";
import { emptyImportLine } from "#tests/support/import-lines.ts";
import { seeded } from "#tests/support/random.ts";
import { median } from "./load.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const dayMs = 86_400_000;
const owner = "owner";
const rounds = 3;
const words = process.argv.slice(2);
const rows = Number(words.find((word) => /^\d+$/.test(word)) ?? 10_000);
const isWanted = (word: string, among: readonly string[]) =>
  words.includes(word) || !among.some((one) => words.includes(one));

const plainGuest = {
  ...{ user_id: null, merged_into: null, forgotten_at: null, created_at: now, active_at: now },
  ...{ phone: "", email: "", address: "" },
};
const plainVisit = {
  ...{ user_id: null, guest_id: null, purchase_id: null, name: "Plain", email: "", phone: "" },
  ...{
    service_name: "Threading",
    price_cents: 1250,
    card_cents: 0,
    discount: null,
    transaction_id: "",
    note: "",
  },
  ...{ state: "cancelled" as const, starts_at: now, ends_at: now, created_at: now, source: null },
};

type Took = Map<string, number[]>;

console.log(
  `${rows.toLocaleString("en")} rows, the median of ${rounds} rounds; × is beside plain inserts of as many rows`,
);
const engines = ["sqlite", "postgres"];
const kinds = ["guests", "visits"] as const;
if (isWanted("sqlite", engines)) await onSqlite();
if (isWanted("postgres", engines)) await onPostgres();

async function onSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  await measure(async (name) => openSqlite(join(folder, `${name}.db`)));
  await rm(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  if ("missing" in postgres) return console.log(`PostgreSQL: ${postgres.missing}`);
  const pool = new pg.Pool({ connectionString: postgres.url });
  await measure(async (name) => {
    await pool.query(`create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return openPostgres(url.href, { connections: 4 });
  });
  await pool.end();
  await postgres.stop();
}

async function measure(open: (name: string) => Promise<Engine>): Promise<void> {
  for (const kind of kinds.filter((one) => isWanted(one, kinds))) {
    const took: Took = new Map();
    let name = "";
    let toArrange = 0;
    for (let round = 0; round < rounds; round++) {
      const engine = await open(`${kind}_${round}`);
      name = engine.name;
      await fill(engine);
      toArrange = await oneRound(engine, kind, took);
      await engine.close();
    }
    const plain = median(took.get("plain inserts") ?? []);
    const note = kind === "visits" ? `, ${toArrange.toLocaleString("en")} of them to be arranged` : "";
    console.log(`\n${name}, ${kind}${note}`);
    for (const [what, all] of took) {
      const ms = median(all);
      console.log(
        `  ${what.padEnd(16)} ${(ms / 1000).toFixed(2).padStart(6)} s ${(ms / plain).toFixed(1).padStart(6)} ×`,
      );
    }
  }
}

async function fill(engine: Engine): Promise<void> {
  await migrate(engine);
  await engine.transaction(async (tx) => {
    await foundSalon(tx, { demo: true, now });
    await fillCatalogue(tx, now);
    const person = { id: owner, email: "owner@example.com", email_verified: 1, name: "", created_at: now };
    await tx
      .insertInto("users")
      .values({ ...person, role: "admin" })
      .execute();
  });
}

async function oneRound(engine: Engine, kind: "guests" | "visits", took: Took): Promise<number> {
  const app = { engine, now: () => now };
  const file = { kind, monthFirst: false, fileName: "bench.csv", lines: linesOf(kind) };
  const time = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    took.set(what, [...(took.get(what) ?? []), performance.now() - began]);
    return result;
  };
  await time("plain inserts", () => insertPlain(engine, kind));
  const { toArrange = [] } = await time("dry run", () => planImport(app, file));
  const imported = await time("writing", () => importFile(app, owner, file));
  if (!imported.ok) throw new Error(imported.code);
  await time("second dry run", () => planImport(app, file));
  const undone = await time("taking it back", () => takeImportBack(app, owner, imported.value.id));
  if (!undone.ok || undone.value.stayed > 0) throw new Error("Something of the import stayed.");
  return toArrange.length;
}

function linesOf(kind: ImportKind): ImportLine[] {
  const draw = seeded(7);
  // From 11:00 to 19:00 on one of the next 700 days. Where nobody works or everybody is taken, the visit is left to be
  // arranged.
  const start = () =>
    new Date(now + dayMs * (1 + Math.floor(draw() * 700)) + Math.floor(draw() * 97 - 36) * 300_000);
  return Array.from({ length: rows }, (_, index) => {
    const who = {
      ...{ row: index + 2, externalId: `B-${index}`, name: `Guest ${index}` },
      ...{ number: `017${String(index).padStart(8, "0")}`, note: index % 3 === 0 ? "No mustard oil" : "" },
    };
    const about =
      kind === "guests"
        ? { email: `guest${index}@example.com`, address: "Banani, Dhaka" }
        : { services: "Threading", date: start().toISOString(), price: "12.50" };
    return { ...emptyImportLine, ...who, ...about };
  });
}

/** The best that the machine can do: as many rows of one table in one transaction, without any checks. */
async function insertPlain(engine: Engine, kind: "guests" | "visits"): Promise<void> {
  const ids = Array.from({ length: rows }, (_, index) => `plain-${index}`);
  await engine.transaction(async (tx) => {
    await inParts(ids, atOnce, (some) =>
      kind === "guests"
        ? tx
            .insertInto("guests")
            .values(some.map((id) => ({ ...plainGuest, id, name: id, phone_key: id })))
            .execute()
        : tx
            .insertInto("bookings")
            .values(some.map((id) => ({ ...plainVisit, id })))
            .execute(),
    );
  });
}
