import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "#server/boot/startup-error.ts";

/**
 * Makes sure that a SQLite salon has one server. The lock is the system's own, on a file beside the database: it
 * goes when the process goes, however it ends, and command-line tools may still open the database.
 * @returns releases the lock
 * @throws StartupError when another server holds it
 */
export function claimSalon(dataDir: string): () => void {
  const file = join(dataDir, lockName);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // On a file that it may only read, SQLite takes a lock that several have at once, and says nothing.
    accessSync(file, constants.W_OK);
    lock.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    lock?.close();
    throw new StartupError(whyNotLocked(error, dataDir, file));
  }
  const held = lock;
  return () => held.close();
}

/** The file of the lock; nothing is written into it. */
export const lockName = "server.lock";

/** SQLite says more of it in the bits above. */
const [busy, full] = [5, 13];

/** Why a salon could not be locked, and what to do about it. */
export function whyNotLocked(error: unknown, dataDir: string, file: string): string {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  if (code === busy)
    return `Another server is running on ${dataDir}: stop it first, or set DATABASE_URL so that several can share PostgreSQL.`;
  if (code === full) return `The disk of ${dataDir} is full: make room, then start again.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `${file} can't be locked (${reason}): ${mend}`;
}

/** A file of another user's, or a file system that knows no locks. */
const mend =
  "remove it while no server runs, and let DATA_DIR be a folder of this machine that belongs to its user.";
