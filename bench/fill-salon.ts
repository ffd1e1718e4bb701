import { buildParts } from "#server/boot/build-parts.ts";
import { readConfig } from "#server/config.ts";
import { fillYears } from "#tests/support/years.ts";
import { createDatabase } from "./rows/growth-ground.ts";

/**
 * Creates a demo salon with ten years of visits, for a process that starts on it.
 * @param postgresUrl of a cluster; when absent, uses SQLite in the folder
 * @returns the settings that point to its data
 */
export async function fillSalon(
  folder: string,
  { bookings, postgresUrl }: { bookings: number; postgresUrl?: string | undefined },
): Promise<Record<string, string>> {
  // Filling takes a while.
  const database = postgresUrl && {
    DATABASE_URL: await createDatabase(postgresUrl, `filled_${bookings}`),
    DATABASE_TIMEOUT: "600",
  };
  const settings = { DATA_DIR: folder, ...database };
  const { app, close } = await buildParts(readConfig(settings), folder, { demoWeek: false });
  await fillYears(app.engine, { bookings, now: Date.now() });
  await close();
  return settings;
}
