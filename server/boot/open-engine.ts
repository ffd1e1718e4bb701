import { accessSync, constants, existsSync } from "node:fs";
import type { Logger } from "kysely";
import { refuseMoved, salonFile } from "#server/boot/salon-file.ts";
import type { Config } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { openSqlite } from "#server/database/engines/sqlite.ts";
import { migrate } from "#server/database/migrate.ts";
import { StartupError } from "#server/startup-error.ts";

interface OpenOptions {
  /** Receives every statement. */
  log?: Logger;
  /** Time limit for a statement; absent: none, for commands that read all the books. */
  seconds?: number;
}

/** Opens the configured database and migrates it to the newest schema. */
export async function openEngine(
  config: Config,
  dataDir: string,
  options: OpenOptions = {},
): Promise<Engine> {
  if (!config.databaseUrl) refuseMoved(dataDir);
  const engine = await open(config, dataDir, options).catch((error: unknown) => {
    throw unusable(error, config.databaseUrl ? undefined : salonFile(dataDir));
  });
  try {
    // Meanwhile, the pool connects. What it fails with is said below, if nothing else is.
    const held = engine.holdClock();
    held.catch(() => undefined);
    await refuseHiddenPooler(config);
    await held;
    await migrate(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error instanceof StartupError ? error : unusable(error);
  }
}

/**
 * @throws StartupError if a hidden pooler would make two servers wait for each other forever, or the database does not
 *   answer
 */
async function refuseHiddenPooler({ databaseUrl, databaseDirectUrl }: Config): Promise<void> {
  if (!databaseUrl) return;
  const { isBehindPooler } = await import("#server/database/engines/behind-pooler.ts");
  const hidden = await isBehindPooler(databaseDirectUrl ?? databaseUrl).catch((error) => {
    throw unusable(error);
  });
  if (!hidden) return;
  throw new StartupError(
    "A pooler in transaction mode stands before the database. Set DATABASE_DIRECT_URL to the database's own address behind it.",
  );
}

/** @param file the database's file, if it has one */
export function unusable(error: unknown, file?: string): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(`The database can't be used: ${reason}${file ? ` (${file})` : ""}`);
}

/** SQLite also opens a read-only file, and only fails at the first write. */
function writable(file: string): string {
  if (existsSync(file)) accessSync(file, constants.W_OK);
  return file;
}

/** Only loads the engine that is used, so that the server starts faster. */
async function open(config: Config, dataDir: string, { log, ...options }: OpenOptions): Promise<Engine> {
  const hearing = log && { log };
  if (!config.databaseUrl) return openSqlite(writable(salonFile(dataDir)), hearing);
  const { databaseUrl, databaseDirectUrl, databaseConnections: connections } = config;
  const { databaseKeepaliveSeconds: keepaliveSeconds, databaseOptions: begunWith } = config;
  const { openPostgres } = await import("#server/database/engines/postgres.ts");
  const direct = {
    ...(databaseDirectUrl && { directUrl: databaseDirectUrl }),
    ...(config.databaseReadUrl && { readUrl: config.databaseReadUrl }),
  };
  return openPostgres(databaseUrl, {
    connections,
    keepaliveSeconds,
    begunWith,
    ...direct,
    ...hearing,
    ...options,
  });
}
