import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildParts, type Parts } from "#server/boot/build-parts.ts";
import { readConfig } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { demoCustomer } from "#server/demo/people.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { minutes } from "#tests/support/clock.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";

const opening = Date.parse("2026-11-23T08:00:00Z");

let database: EmptyDatabase;

beforeEach(async () => {
  database = await emptyDatabase();
});

afterEach(() => database.remove());

test("a first start killed at any point is completed by the next one", async () => {
  let kills = 0;
  let whole = false;
  for (let patience = 1; patience < 2000; patience = Math.ceil(patience * 1.3), kills++) {
    const parts = await start(patience, kills * minutes(7), { week: true }).catch(() => null);
    if (!parts) continue;
    whole = true;
    await expectWholeDemo(parts.app.engine);
    await expectWholeWeek(parts.app.engine);
    const { differences } = await checkMoney(parts.app);
    await parts.close();
    expect(differences).toEqual([]);
    break;
  }
  expect(whole).toBe(true);
  expect(kills).toBeGreaterThan(10);
});

test("a later start leaves a demo as its owner has made it", async () => {
  await (await start(Number.POSITIVE_INFINITY, 0)).close();
  const engine = database.open();
  await engine.write.deleteFrom("reviews").execute();
  await engine.write.updateTable("services").set({ name: "Brows" }).where("name", "=", "Threading").execute();
  await engine.close();
  const parts = await start(Number.POSITIVE_INFINITY, 0);
  const names = await parts.app.engine.read.selectFrom("services").select("name").execute();
  const reviews = await parts.app.engine.read.selectFrom("reviews").select("id").execute();
  await parts.close();
  expect(names.map(({ name }) => name)).not.toContain("Threading");
  expect(reviews).toEqual([]);
});

test.runIf(process.env.ENGINE === "postgres")(
  "servers that start at once on one database fill it once",
  async () => {
    const folders = Array.from({ length: 3 }, () => join(database.settings.DATA_DIR, randomUUID()));
    for (const folder of folders) mkdirSync(folder);
    const servers = await Promise.all(
      folders.map((folder) => start(Number.POSITIVE_INFINITY, 0, { folder })),
    );
    const [first] = servers;
    if (first) await expectWholeDemo(first.app.engine);
    for (const server of servers) await server.close();
  },
);

/** Starts a server that dies once it has read its clock too often. @param late milliseconds after the opening */
async function start(
  patience: number,
  late: number,
  { folder = database.settings.DATA_DIR, week = false } = {},
): Promise<Parts> {
  const config = readConfig({ PORT: "5201", DATA_DIR: folder, DATABASE_URL: database.settings.DATABASE_URL });
  let asked = 0;
  const now = () => {
    if (++asked > patience) throw new Error("The server was killed.");
    return opening + late;
  };
  return await buildParts(config, folder, {
    now,
    signInLimits: false,
    demoWeek: week,
    passwords: quickPasswords,
  });
}

async function expectWholeDemo({ read }: Engine): Promise<void> {
  const bookings = await read
    .selectFrom("bookings")
    .select(["service_name", "state", "email", "phone", "starts_at"])
    .orderBy("starts_at")
    .execute();
  const own = bookings.filter(({ email }) => email === demoCustomer.email);
  expect(own.map(({ service_name, state }) => ({ service_name, state }))).toEqual([
    { service_name: "Threading", state: "completed" },
    { service_name: "Thermal Bath", state: "completed" },
    { service_name: "Turmeric Glow Facial", state: "completed" },
    { service_name: "Warm Oil Massage", state: "pending" },
    { service_name: "Hair Cut & Finish", state: "confirmed" },
  ]);
  const count = async (
    table: "masters" | "reviews" | "users" | "salon" | "rooms" | "exceptions" | "refunds",
  ) => (await read.selectFrom(table).select("id").execute()).length;
  expect(await count("masters")).toBe(4);
  expect(await count("reviews")).toBe(4);
  expect(await count("rooms")).toBe(1);
  expect(await count("exceptions")).toBe(0);
  expect(await count("refunds")).toBe(0);
  const years = await read.selectFrom("memberships").select("ends_at").execute();
  expect(years.map(({ ends_at }) => ends_at > opening)).toEqual([true]);
  const names = await read.selectFrom("services").select("name").execute();
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  const roles = await read.selectFrom("users").select("role").orderBy("role").execute();
  expect(roles.map(({ role }) => role).slice(0, 2)).toEqual(["admin", "customer"]);
}

/**
 * The desk's days around today are complete, each guest exists once, and the till contains what the past visits paid.
 */
async function expectWholeWeek({ read }: Engine): Promise<void> {
  const bookings = await read
    .selectFrom("bookings")
    .select(["state", "email", "phone", "starts_at"])
    .where("email", "!=", demoCustomer.email)
    .execute();
  const states = bookings.map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining(["pending", "confirmed", "completed", "no_show"]));
  expect(bookings.filter(({ starts_at }) => starts_at === null)).toHaveLength(1);
  const desk = bookings.filter(({ email }) => email === "");
  expect(new Set(desk.map(({ phone }) => phone)).size).toBe(desk.length);
  expect(desk.length).toBeGreaterThan(30);
  const lines = await read.selectFrom("ledger").select("kind").execute();
  expect(lines.filter(({ kind }) => kind === "charge")).toHaveLength(11);
  const paid = desk.filter(({ state }) => state === "completed");
  const sold = await read.selectFrom("gift_cards").select("id").execute();
  expect(sold).toHaveLength(3);
  expect(lines.filter(({ kind }) => kind === "pay_at_salon")).toHaveLength(paid.length + sold.length);
  expect(await read.selectFrom("time_off").select("reason").execute()).toEqual([{ reason: "Dentist" }]);
}
