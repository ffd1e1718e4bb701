import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildParts } from "#server/boot/build-parts.ts";
import { openEngine } from "#server/boot/open-engine.ts";
import type { Config } from "#server/config.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { opening, salonConfig } from "#tests/support/salon-config.ts";

/** Data that is created once per run and copied for each test. */
export interface Template {
  /** The data folder, which on SQLite contains the database. */
  folder: string;
  /** The database's name on the test server; null on SQLite. */
  database: string | null;
}

declare module "vitest" {
  interface ProvidedContext {
    /** A database with every table and no rows. */
    migrated: Template;
    /** The demo salon in its initial state: its people, its paid visits, its keys and the sandbox's data about them. */
    demoSalon: Template;
  }
}

/** Vitest calls this once before the tests on an engine, and its return value after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const onPostgres = project.config.env.ENGINE === "postgres";
  const migrated = await make(onPostgres, async (config, folder) => {
    const engine = await openEngine(config, folder);
    await engine.close();
  });
  const demoSalon = await make(onPostgres, async (config, folder) => {
    const now = () => Date.parse(opening);
    const parts = await buildParts(config, folder, {
      now,
      demoWeek: false,
      passwords: quickPasswords,
    });
    await parts.close();
  });
  project.provide("migrated", migrated.template);
  project.provide("demoSalon", demoSalon.template);
  return async () => {
    await migrated.remove();
    await demoSalon.remove();
  };
}

async function make(onPostgres: boolean, fill: (config: Config, folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-template-"));
  const database = onPostgres ? await createTestDatabase() : null;
  await fill(salonConfig(folder, database?.url), folder);
  const template: Template = { folder, database: database?.name ?? null };
  return {
    template,
    async remove() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
