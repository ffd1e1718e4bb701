import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { type Tally, tallySqlite } from "#server/operations/tally.ts";
import { StartupError } from "#server/startup-error.ts";

const busyTimeoutMs = 5000;
const pagesAStep = 500;

/** Called with the progress of a copy: 0 to 1. */
export type Progress = (done: number) => void;

/**
 * Copies a SQLite database while others write to it. The copy is a snapshot of the moment at which copying began: an
 * open read transaction keeps it, so that writes neither change the copy nor restart it.
 * @returns the tally of that moment, taken from the source
 * @throws with the name of a file that is damaged or can't be opened
 */
export async function copySqlite(from: string, to: string, progress: Progress = () => {}): Promise<Tally> {
  return await copySnapshot(from, to, progress).catch((error: Error) => {
    throw new StartupError(`${from} can't be copied: ${error.message}. See what npm run doctor says.`);
  });
}

async function copySnapshot(from: string, to: string, progress: Progress): Promise<Tally> {
  const source = new DatabaseSync(from, { timeout: busyTimeoutMs });
  try {
    source.exec("begin");
    const tally = tallySqlite(source);
    await backup(source, to, {
      rate: pagesAStep,
      progress: ({ totalPages, remainingPages }) => progress(1 - remainingPages / Math.max(1, totalPages)),
    });
    source.exec("commit");
    return tally;
  } finally {
    source.close();
  }
}

/**
 * Reads a whole database that nobody writes to. Writes nothing next to it, because it may be on a read-only disk.
 * @returns its tally
 * @throws when its pages are damaged or a row refers to a missing one
 */
export function examineSqlite(file: string): Tally {
  const address = pathToFileURL(file);
  address.search = "immutable=1";
  const db = new DatabaseSync(address, { readOnly: true });
  try {
    const damage = db.prepare("pragma integrity_check").all();
    const [first] = damage.map(({ integrity_check }) => String(integrity_check));
    if (first !== "ok") throw new StartupError(`${file} is damaged: ${first}`);
    const broken = db.prepare("pragma foreign_key_check").all();
    if (broken.length > 0) throw new StartupError(`${file} is damaged: ${broken.length} rows point nowhere`);
    return tallySqlite(db);
  } finally {
    db.close();
  }
}
