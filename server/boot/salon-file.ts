import { statSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#server/boot/startup-error.ts";

/** Where the database of a salon on SQLite is. */
export function salonFile(dataDir: string): string {
  return join(dataDir, "shiuli.db");
}

/**
 * The same for a command on a salon that is there: it makes none.
 * @throws StartupError where there is none, or its user may not look
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
