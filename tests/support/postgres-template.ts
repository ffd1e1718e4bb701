import type { TestProject } from "vitest/node";
import { openPostgres } from "#server/database/engines/postgres.ts";
import { migrate } from "#server/database/migrate.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty database that test files copy instead of migrating one each. */
    templateDatabase: string;
  }
}

/** Vitest calls it once before the tests on PostgreSQL; what it returns is called after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await createTestDatabase();
  const engine = openPostgres(template.url);
  await migrate(engine);
  await engine.close();
  project.provide("templateDatabase", new URL(template.url).pathname.slice(1));
  return template.drop;
}
