import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { type Tally, tallySqlite } from "#server/operations/tally.ts";

const busyTimeoutMs = 5000;
const pagesAStep = 500;

/** What is heard while a file is copied: 0 to 1. */
export type Progress = (done: number) => void;

/**
 * Copies a SQLite database while others write to it. The copy is the one moment at which the copying began: an open
 * read holds it, so that a busy salon neither changes the copy nor makes it begin again.
 * @returns the tally of that moment, taken from the source
 */
export async function copySqlite(from: string, to: string, progress: Progress = () => {}): Promise<Tally> {
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
 * Reads all of a database that nobody writes to. Nothing is written beside it: it may lie on a disk that is only read.
 * @returns its tally
 * @throws when its pages are damaged or a row points nowhere
 */
export function examineSqlite(file: string): Tally {
  const address = pathToFileURL(file);
  address.search = "immutable=1";
  const db = new DatabaseSync(address, { readOnly: true });
  try {
    const damage = db.prepare("pragma integrity_check").all();
    const [first] = damage.map(({ integrity_check }) => String(integrity_check));
    if (first !== "ok") throw new Error(`${file} is damaged: ${first}`);
    const broken = db.prepare("pragma foreign_key_check").all();
    if (broken.length > 0) throw new Error(`${file} is damaged: ${broken.length} rows point nowhere`);
    return tallySqlite(db);
  } finally {
    db.close();
  }
}
