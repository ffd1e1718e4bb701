import { resolve } from "node:path";
import { openEngine } from "#server/boot/open-engine.ts";
import { findSalonFile } from "#server/boot/salon-file.ts";
import type { Config } from "#server/config.ts";
import type { Engine } from "#server/database/engines/engine.ts";

/** Opens the database of an existing salon for a command, and closes it afterwards. */
export async function withEngine<Value>(
  config: Config,
  work: (engine: Engine, dataDir: string) => Promise<Value>,
): Promise<Value> {
  const dataDir = resolve(config.dataDir);
  if (!config.databaseUrl) findSalonFile(dataDir);
  const engine = await openEngine(config, dataDir);
  try {
    return await work(engine, dataDir);
  } finally {
    await engine.close();
  }
}
