import { statSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#server/startup-error.ts";

/** The path of the database of a salon on SQLite. */
export function salonFile(dataDir: string): string {
  return join(dataDir, "shiuli.db");
}

/**
 * The same for a command on an existing salon. Never creates one.
 * @throws StartupError if there is none, or it can't be read
 */
export function findSalonFile(dataDir: string): string {
  const file = salonFile(dataDir);
  try {
    statSync(file);
    return file;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === "ENOENT" || code === "ENOTDIR"
        ? `There is no salon in ${dataDir}: start the server once, or set DATA_DIR to the folder that holds shiuli.db.`
        : `The salon can't be looked at (${message}): run this as the user that runs the server.`,
    );
  }
}
