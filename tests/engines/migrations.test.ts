import { sql } from "kysely";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { termsOf } from "#domain/guests/search.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/list.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";
import { fillAtContent } from "#tests/support/old-data.ts";
import { run } from "#tests/support/program.ts";

const names = migrations.map(({ name }) => name);

let database: EmptyDatabase;
let engine: Engine;

beforeEach(async () => {
  database = await emptyDatabase();
  engine = database.open();
});

afterEach(async () => {
  await engine.close();
  await database.remove();
});

test("migrating twice is migrating once", async () => {
  expect(await migrate(engine)).toEqual(names);
  expect(await migrate(engine)).toEqual([]);
});

test("several servers that start at once on a new database run each step once", async () => {
  const servers = Array.from({ length: 4 }, () =>
    run("tests/support/writer.ts", { ...database.settings, MIGRATE_ONLY: "1" }),
  );
  const ends = await Promise.all(servers.map(({ ended }) => ended));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const ran = servers.flatMap(({ lines }) => lines).filter((line) => line.startsWith("ran "));
  expect(ran.toSorted()).toEqual(names.map((name) => `ran ${name}`).toSorted());
});

test("a newer version's database is refused and left unchanged", async () => {
  await migrate(engine);
  await engine.write.insertInto("migrations").values({ name: "9999-later", ran_at: 1 }).execute();
  await expect(migrate(engine)).rejects.toThrow(/newer version \(it knows 9999-later\)/);
});

test("a failing step leaves nothing behind, and the steps before it stay", async () => {
  const broken = {
    name: "9000-broken",
    statements: () => ["create table half_made (id text primary key)", "create table half_made (id text)"],
  };
  await expect(migrate(engine, [...migrations, broken])).rejects.toThrow();
  expect(await migrate(engine)).toEqual([]);
  await expect(sql`select * from half_made`.execute(engine.read)).rejects.toThrow();
});

test.runIf(process.env.ENGINE === "postgres")(
  "a step may take as long as it needs, whatever statement limit the database's user has",
  async () => {
    await migrate(engine);
    const own = sql.id(new URL(database.settings.DATABASE_URL ?? "").pathname.slice(1));
    await sql`alter database ${own} set statement_timeout = '1s'`.execute(engine.write);
    const slow = { name: "9002-slow", statements: () => ["select pg_sleep(1.5)"] };
    const later = database.open();
    onTestFinished(() => later.close());
    await expect(sql`select pg_sleep(1.5)`.execute(later.read)).rejects.toThrow();
    expect(await migrate(later, [...migrations, slow])).toEqual(["9002-slow"]);
  },
);

test("a step that would leave dangling references is refused", async () => {
  await migrate(engine);
  const orphan = {
    name: "9001-orphan",
    statements: () => ["insert into master_services (master_id, service_id) values ('nobody', 'nothing')"],
  };
  await expect(migrate(engine, [...migrations, orphan])).rejects.toThrow();
  expect(await engine.read.selectFrom("master_services").selectAll().execute()).toEqual([]);
});

test("an old database is migrated with all of its data", async () => {
  const old = names.indexOf("0005-content") + 1;
  await migrate(engine, migrations.slice(0, old));
  await fillAtContent(engine);
  const before = await everything(engine);
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(15);

  expect(await migrate(engine)).toEqual(names.slice(old));
  const after = await everything(engine);
  for (const [table, rows] of Object.entries(before)) {
    expect({ [table]: after[table] }).toEqual({ [table]: rows.map((row) => expect.objectContaining(row)) });
  }
});

test("every step runs on the database that the step before it left", async () => {
  for (let steps = 1; steps <= migrations.length; steps++) {
    expect(await migrate(engine, migrations.slice(0, steps))).toEqual(names.slice(steps - 1, steps));
  }
});

test("a picture chosen before owners were recorded is known as that person's", async () => {
  const step = names.indexOf("0026-kept-pictures");
  await migrate(engine, migrations.slice(0, step));
  const addPerson = (id: string, photo: string | null) =>
    sql`insert into users (id, email, name, photo_url, created_at) values (${id}, '', '', ${photo}, 1)`;
  const addReview = (id: string, of: string, image: string) =>
    sql`insert into reviews (id, user_id, name, image, rating, testimonial, state, created_at)
      values (${id}, ${of}, '', ${image}, 5, '', 'pending', 1)`;
  const statements = [
    addPerson("mim", "/images/a-800.webp"),
    addPerson("anika", "https://elsewhere.example/a.jpg"),
    addReview("first", "mim", "/images/a-800.webp"),
    addReview("second", "mim", "/images/b-800.webp"),
    addReview("third", "anika", "/images/b-800.webp"),
  ];
  for (const statement of statements) await statement.execute(engine.write);
  await migrate(engine);
  const kept = engine.read.selectFrom("kept_pictures").select(["address", "user_id"]);
  expect(await kept.orderBy("user_id").orderBy("address").execute()).toEqual([
    { address: "/images/b-800.webp", user_id: "anika" },
    { address: "/images/a-800.webp", user_id: "mim" },
    { address: "/images/b-800.webp", user_id: "mim" },
  ]);
});

test("people from before there were guests become guests, by account or by number, and are found like new ones", async () => {
  const step = names.indexOf("0031-guests");
  await migrate(engine, migrations.slice(0, step));
  const addUser = (id: string, role: string) =>
    sql`insert into users (id, email, name, role, created_at) values (${id}, ${`${id}.k@example.com`}, 'Nadia Islam', ${role}, 1)`;
  const addBooking = (id: string, userId: string | null, phone: string, at: number) =>
    sql`insert into bookings (id, user_id, name, email, phone, service_name, price_cents, transaction_id, state, created_at)
      values (${id}, ${userId}, ${`Caller ${at}`}, '', ${phone}, '', 0, '', 'confirmed', ${at})`;
  const statements = [
    addUser("nadia", "customer"),
    addUser("mitu", "staff"),
    addBooking("own", "nadia", "+8801711204118", 1),
    addBooking("first", null, "01842660317", 2),
    addBooking("second", null, "+8801842660317", 3),
    addBooking("third", null, "8801842660317", 4),
    addBooking("other", null, "+442079460018", 5),
    addBooking("silent", null, "", 6),
    addBooking("abroad", null, "0044 20 7946 0018", 7),
  ];
  for (const statement of statements) await statement.execute(engine.write);
  await migrate(engine);
  const guests = await engine.read
    .selectFrom("guests")
    .selectAll()
    .orderBy("active_at")
    .orderBy("id")
    .execute();
  expect(
    guests.map(({ id, user_id, phone_key, created_at }) => [id, user_id, phone_key, created_at]),
  ).toEqual([
    ["mitu", "mitu", "", 1],
    ["nadia", "nadia", "01711204118", 1],
    ["third", null, "01842660317", 2],
    ["abroad", null, "442079460018", 5],
  ]);
  const bookings = await engine.read
    .selectFrom("bookings")
    .select("guest_id")
    .orderBy("created_at")
    .execute();
  expect(bookings.map(({ guest_id }) => guest_id)).toEqual([
    "nadia",
    "third",
    "third",
    "third",
    "abroad",
    null,
    "abroad",
  ]);
  for (const { id, phone_key: phoneKey, ...guest } of guests) {
    const terms = await engine.read
      .selectFrom("guest_terms")
      .select("term")
      .where("guest_id", "=", id)
      .execute();
    expect(terms.map(({ term }) => term).toSorted()).toEqual(termsOf({ ...guest, phoneKey }).toSorted());
  }
});

test("a guest gets no messages if their account was deleted during the migration", async () => {
  const step = names.indexOf("0034-waiting-and-known");
  await migrate(engine, migrations.slice(0, step));
  const addUser = (id: string, deletedAt: number | null) =>
    sql`insert into users (id, email, name, role, created_at, deleted_at) values (${id}, ${`${id}@example.com`}, '', 'customer', 1, ${deletedAt})`;
  const addGuest = (id: string, forgottenAt: number | null) =>
    sql`insert into guests (id, user_id, name, phone, phone_key, email, created_at, active_at, listed, forgotten_at)
      values (${id}, ${id}, 'Nadia', '01711204118', '01711204118', '', 1, 1, 1, ${forgottenAt})`;
  const statements = [
    addUser("left", 7),
    addUser("forgotten", 8),
    addUser("there", null),
    addGuest("left", null),
    addGuest("forgotten", 9),
    addGuest("there", null),
    sql`insert into guest_terms (term, guest_id) values ('nadia', 'left'), ('nadia', 'there')`,
  ];
  for (const statement of statements) await statement.execute(engine.write);
  await migrate(engine);
  const guests = engine.read.selectFrom("guests").select(["id", "name", "listed", "forgotten_at"]);
  expect(await guests.orderBy("id").execute()).toEqual([
    { id: "forgotten", name: "", listed: 0, forgotten_at: 9 },
    { id: "left", name: "", listed: 0, forgotten_at: 7 },
    { id: "there", name: "Nadia", listed: 1, forgotten_at: null },
  ]);
  expect(await engine.read.selectFrom("guest_terms").selectAll().execute()).toEqual([
    { term: "nadia", guest_id: "there" },
  ]);
});

type Row = Record<string, unknown>;

async function everything(from: Engine): Promise<Record<string, Row[]>> {
  const tables = (await from.read.introspection.getTables()).map(({ name }) => name);
  const contents: Record<string, Row[]> = {};
  // The contents of a full-text index follow from other tables.
  const isOwn = (name: string) => name !== "migrations" && !/^sqlite_|_search/.test(name);
  for (const table of tables.filter(isOwn)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(from.read);
    contents[table] = rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  return contents;
}
