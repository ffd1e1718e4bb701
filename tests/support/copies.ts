import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "#tests/support/postgres.ts";
import type { Template } from "#tests/support/templates.ts";

/** A data folder, and on PostgreSQL a database, for a single test. */
export interface Copy {
  folder: string;
  /** For PostgreSQL; undefined when the database is in the folder. */
  databaseUrl: string | undefined;
  /** Removes both. Everything must be closed first. */
  remove(): Promise<void>;
}

export async function copyOf({ folder: from, database: name }: Template): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), "shiuli-salon-"));
  cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = name === null ? null : await createTestDatabase(name);
  return {
    folder,
    databaseUrl: database?.url,
    async remove() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
