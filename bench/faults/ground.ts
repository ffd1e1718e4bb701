import { access, constants, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildParts } from "#server/boot/build-parts.ts";
import { keptSandboxKeys, keptSessionSecret } from "#server/boot/secrets.ts";
import { readConfig, type StripeKeys } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { createTokens, type Tokens } from "#server/identity/token.ts";
import { createClock } from "#tests/support/clock.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/postgres.ts";

/** The time at which every round begins: Monday, 14:00 in Dhaka. */
export const opening = Date.parse("2026-11-23T08:00:00Z");
export const publicUrl = "http://localhost:4600";

const guests = 9;

/** A filled salon on one engine. It is never opened itself: each round plays on a copy. */
export interface Ground {
  engine: Engine["name"];
  people: Person[];
  staff: Person;
  copy(): Promise<Plot>;
  remove(): Promise<void>;
}

/** The salon of one round: its folder, its database, its secrets. */
export interface Plot {
  dataDir: string;
  databaseUrl: string | null;
  keys: StripeKeys;
  tokens: Tokens;
  /** Opens the database alongside the salon's server. */
  open(): Engine;
  remove(): Promise<void>;
}

/** @param engine PostgreSQL is at the environment's TEST_DATABASE_URL */
export async function prepareGround(engine: Engine["name"]): Promise<Ground> {
  const folder = await mkdtemp(join(await roundsFolder(), "shiuli-faults-"));
  const database = engine === "postgres" ? await createTestDatabase() : null;
  const { people, staff } = await fillGround(folder, database?.url);
  return {
    engine,
    people,
    staff,
    copy: () => copy(folder, database),
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills an empty salon and signs users in. */
export async function fillGround(
  folder: string,
  databaseUrl: string | undefined,
): Promise<Pick<Ground, "people" | "staff">> {
  const clock = createClock(new Date(opening).toISOString());
  const config = readConfig({
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
  });
  const parts = await buildParts(config, folder, { now: clock.now, signInLimits: false });
  const people: Person[] = [];
  const salon = { app: parts.app, clock };
  for (let guest = 1; guest <= guests; guest++) {
    // Only customers with a verified address may pay at the salon.
    const about = { name: `Guest ${guest}`, email: `guest${guest}@example.com`, verified: guest % 3 > 0 };
    people.push(await addPerson(salon, about));
  }
  const staff = await addPerson(salon, { name: "Owner", email: "owner@example.com", role: "admin" });
  await parts.close();
  return { people, staff };
}

/**
 * In memory where Linux has a folder for it. A round kills its server, never the machine, so a disk would only slow it
 * down.
 */
export async function roundsFolder(): Promise<string> {
  const inMemory = "/dev/shm";
  const usable = access(inMemory, constants.W_OK).then(() => inMemory);
  return await usable.catch(tmpdir);
}

async function copy(folder: string, template: TestDatabase | null): Promise<Plot> {
  const dataDir = await mkdtemp(join(await roundsFolder(), "shiuli-round-"));
  await cp(folder, dataDir, { recursive: true });
  const database = template && (await createTestDatabase(new URL(template.url).pathname.slice(1)));
  return {
    dataDir,
    databaseUrl: database?.url ?? null,
    keys: await keptSandboxKeys(dataDir),
    tokens: createTokens({ secret: await keptSessionSecret(dataDir), issuer: publicUrl }),
    open: () =>
      database ? openPostgres(database.url, { connections: 2 }) : openSqlite(join(dataDir, "shiuli.db")),
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
