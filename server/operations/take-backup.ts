import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { findSalonFile, refuseMoved, salonFileName } from "#server/boot/salon-file.ts";
import {
  type BackupNote,
  findDamage,
  listFiles,
  readNote,
  writeNote,
} from "#server/operations/backup-folder.ts";
import { copySqlite, examineSqlite, type Progress } from "#server/operations/copy-sqlite.ts";
import { type FreeOn, refuseWithoutRoom } from "#server/operations/refuse-without-room.ts";
import { compareTallies, type Tally } from "#server/operations/tally.ts";
import { StartupError } from "#server/startup-error.ts";

/** Files that only belong to a running server or a practice salon, were replaced by a backup, or are unfinished. */
const leftOut =
  /^(practice|restoring|before-\d{4}-[\dT-]+)\/|^server\.lock|\.db-(wal|shm|journal)$|\.part$|\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Copies a SQLite salon's whole data folder while it runs, then opens the copy and compares it. The salon's database
 * comes first: pictures never change under their name, and a test provider that is slightly ahead of the books is what
 * a server also finds after a crash.
 * @param to a folder that does not exist yet; it gets this name once the backup is complete and verified
 * @throws when there is no salon, no room for the copy, or the copy differs from what was read
 */
export async function takeBackup(
  dataDir: string,
  to: string,
  { now = Date.now(), progress, freeOn }: { now?: number; progress?: Progress; freeOn?: FreeOn } = {},
): Promise<BackupNote> {
  findSalonFile(dataDir);
  refuseMoved(dataDir);
  if (existsSync(to)) throw new StartupError(`${to} exists already: name another folder.`);
  await refuseInside(dataDir, to);
  const draft = `${to}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await removeAbandoned(dirname(to), now);
  try {
    const files = (await listFiles(dataDir)).filter((name) => !leftOut.test(name));
    await refuseWithoutRoom({ from: dataDir, files, to: draft }, freeOn);
    const databases = await copyDatabases(dataDir, draft, progress);
    await copyFiles(dataDir, draft);
    await writeNote(draft, { takenAt: new Date(now).toISOString(), databases });
    await proveBackup(draft);
    await rename(draft, to);
    return await readNote(to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** A backup inside the data folder would contain all earlier ones, and soon fill the disk. */
async function refuseInside(dataDir: string, to: string): Promise<void> {
  const way = relative(await realpath(dataDir), await realPlace(to));
  if (way === ".." || way.startsWith("../")) return;
  throw new StartupError(`${to} lies in ${dataDir}, which it would hold with itself: name a folder outside.`);
}

/** The real path of a path whose last parts may not exist. */
async function realPlace(path: string): Promise<string> {
  if (existsSync(path)) return await realpath(path);
  return join(await realPlace(dirname(path)), basename(path));
}

const draftName = /^shiuli-\d{4}-\d\d-\d\dT[\d-]+\.part$/;
/** A draft that has not changed for a day is abandoned. */
const abandonedMs = 24 * 60 * 60_000;

/** Removes what killed backups have left, since the next one uses another name. */
async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => draftName.test(one))) {
    const draft = join(folder, name);
    if (now - (await stat(draft)).mtimeMs > abandonedMs) await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Verifies a whole backup: every file's hash, and every database's pages, keys and tally.
 * @throws with what is wrong with it
 */
export async function proveBackup(folder: string): Promise<BackupNote> {
  const note = await readNote(folder);
  const damage = await findDamage(folder, note);
  // Of a file that is not what it was SQLite would say less.
  for (const [name, tally] of damage.length === 0 ? Object.entries(note.databases) : [])
    damage.push(...compareTallies(tally, examineSqlite(join(folder, name))));
  if (damage.length > 0)
    throw new StartupError(`The backup ${folder} can't be trusted:\n  ${damage.join("\n  ")}`);
  return note;
}

async function copyDatabases(from: string, to: string, progress?: Progress): Promise<Record<string, Tally>> {
  const names = (await listFiles(from)).filter((name) => name.endsWith(".db") && !leftOut.test(name));
  names.sort((a, b) => Number(b === salonFileName) - Number(a === salonFileName));
  const tallies: Record<string, Tally> = {};
  for (const name of names) {
    const whole = name === salonFileName ? progress : undefined;
    tallies[name] = await copySqlite(join(from, name), join(to, name), whole);
  }
  return tallies;
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await listFiles(from)) {
    if (name.endsWith(".db") || leftOut.test(name)) continue;
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
    await copyFile(join(from, name), join(to, name)).catch((error: NodeJS.ErrnoException) => {
      // A mail that was replaced while the folder was read. The next backup has its successor.
      if (error.code !== "ENOENT") throw error;
    });
  }
}
