import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "#server/startup-error.ts";

/**
 * Makes sure that only one server runs on a SQLite salon. Takes an operating-system lock on a file next to the
 * database, which is released when the process ends in any way. Command-line tools may still open the database.
 * @returns a function that releases the lock
 * @throws StartupError when another server holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, lockName);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // On a read-only file, SQLite silently takes a shared lock instead of an exclusive one.
    accessSync(file, constants.W_OK);
    lock.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    lock?.close();
    throw new StartupError(whyNotLocked(error, dataDir, file));
  }
  const held = lock;
  return () => held.close();
}

/** The lock's file, which stays empty. */
export const lockName = "server.lock";

/** SQLite's primary result codes. Extended codes have more in the higher bits. */
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

/** For a file that belongs to another user, or a file system without locks. */
const mend =
  "remove it while no server runs, and let DATA_DIR be a folder of this machine that belongs to its user.";
