import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#server/startup-error.ts";

/** The name of the database of a salon on SQLite. */
export const salonFileName = "shiuli.db";

/** Its path. */
export function salonFile(dataDir: string): string {
  return join(dataDir, salonFileName);
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

function moveMark(dataDir: string): string {
  return join(dataDir, "moved-to-postgres");
}

/** Keeps the server from opening the file of a salon that has moved. */
export function markMoved(dataDir: string): void {
  writeFileSync(moveMark(dataDir), "");
}

/** The mark of a salon that has moved. Null: it has not. */
export function findMoveMark(dataDir: string): string | null {
  const mark = moveMark(dataDir);
  return existsSync(mark) ? mark : null;
}

/** @throws StartupError for a salon that has moved: a visit that is booked in its file is not in PostgreSQL */
export function refuseMoved(dataDir: string): void {
  const mark = findMoveMark(dataDir);
  if (mark === null) return;
  throw new StartupError(
    `This salon has moved to PostgreSQL: set DATABASE_URL. To go on from ${salonFile(dataDir)} as it was before, remove ${mark}.`,
  );
}
