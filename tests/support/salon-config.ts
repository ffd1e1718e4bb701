import { type Config, readConfig } from "#server/config.ts";

export const publicUrl = "http://localhost:4600";

/** The time at which every test salon opens: a Monday, 14:00 in Dhaka. As ISO 8601. */
export const opening = "2026-11-23T08:00:00Z";

/**
 * The settings of a test salon.
 * @param databaseUrl of PostgreSQL; SQLite in the folder when absent
 * @param others further settings of the test
 */
export function salonConfig(
  folder: string,
  databaseUrl?: string,
  others: Record<string, string> = {},
): Config {
  // A machine that is busy with other work must not make a test fail.
  const patience = { DATABASE_TIMEOUT: "120" };
  return readConfig({
    PORT: "4600",
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    ...patience,
    ...others,
  });
}
