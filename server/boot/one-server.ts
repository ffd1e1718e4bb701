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
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = delete; begin exclusive");
  } catch {
    lock.close();
    throw new StartupError(
      `Another server is running on ${dataDir}: stop it first, or set DATABASE_URL so that several can share PostgreSQL.`,
    );
  }
  return () => lock.close();
}
