import { chmodSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foundSalon } from "#server/boot/found-salon.ts";
import { markMoved } from "#server/boot/salon-file.ts";
import { readConfig } from "#server/config.ts";
import { migrate } from "#server/database/migrate.ts";
import { updateSalon } from "#server/database/salon.ts";
import { examine } from "#server/operations/doctor/examine.ts";
import { type EmptyDatabase, emptyDatabase } from "#tests/support/empty-database.ts";

let real: EmptyDatabase;
let demo: EmptyDatabase;

beforeAll(async () => {
  real = await salonIn({ demo: false });
  demo = await salonIn({ demo: true });
});

afterAll(async () => {
  await real.remove();
  await demo.remove();
});

async function salonIn(about: { demo: boolean }): Promise<EmptyDatabase> {
  const database = await emptyDatabase();
  chmodSync(database.settings.DATA_DIR, 0o700);
  const engine = database.open();
  await migrate(engine);
  await foundSalon(engine.write, { ...about, now: 0 });
  await engine.close();
  return database;
}

/** What the doctor says of a part. */
async function told({ settings }: EmptyDatabase, part: string, more: Record<string, string> = {}) {
  const found = await examine(readConfig({ ...settings, ...more }), settings.DATA_DIR);
  return found.filter(({ about }) => about === part).map(({ state, says }) => `${state}: ${says}`);
}

test("a real salon on this machine takes no test cards and shows no mails, even if DEMO is not set", async () => {
  expect(await told(real, "Cards")).toEqual(["failure: No Stripe keys are set: nobody can pay."]);
  const found = await examine(readConfig(real.settings), real.settings.DATA_DIR);
  expect(found.find(({ about }) => about === "Cards")?.mend).toContain("or let everybody pay at the salon");
  expect(await told(real, "Mail")).toEqual(["ok: Mails are written to files below DATA_DIR."]);
});

test("a demo takes test cards and shows its mails", async () => {
  expect(await told(demo, "Cards")).toEqual(["ok: The built-in test server takes them: no money moves."]);
  expect(await told(demo, "Mail")).toEqual(["ok: Mails are written to files; read them at /dev/mailbox."]);
});

test("a salon that the server would not start with is a failure", async () => {
  expect(await told(demo, "Salon", { DEMO: "0" })).toEqual(["failure: The server does not start with it."]);
  expect(await told(real, "Salon", { DEMO: "1" })).toEqual(["failure: The server does not start with it."]);
  expect(await told(real, "Salon")).toEqual([]);
});

test("a salon without keys where everybody pays at the salon has nothing to mend", async () => {
  const ask = async (change: Parameters<typeof updateSalon>[1]) => {
    const engine = real.open();
    await updateSalon(engine.write, change);
    await engine.close();
    return await told(real, "Cards", { DEMO: "0" });
  };
  const without = ["failure: No Stripe keys are set: nobody can pay."];
  expect(await ask({ deposit: JSON.stringify({ kind: "at_salon" }) })).toEqual([
    "ok: No Stripe keys are set: guests pay at the salon, and nothing is sold online.",
  ]);
  expect(await ask({ full_after_no_shows: 2 })).toEqual(without);
  expect(await ask({ full_after_no_shows: null, deposit: null })).toEqual(without);
});

test.skipIf(process.env.ENGINE === "postgres")(
  "a salon that has moved to PostgreSQL is a failure without DATABASE_URL, and its mark is named",
  async () => {
    const moved = await salonIn({ demo: false });
    const { DATA_DIR } = moved.settings;
    markMoved(DATA_DIR);
    const found = await examine(readConfig(moved.settings), DATA_DIR);
    expect(found.filter(({ about }) => about === "Database")).toEqual([
      {
        about: "Database",
        state: "failure",
        says: "This salon has moved to PostgreSQL, and DATABASE_URL is not set.",
        mend: expect.stringContaining(`${DATA_DIR}/moved-to-postgres`),
      },
    ]);
    rmSync(DATA_DIR, { recursive: true });
  },
);
