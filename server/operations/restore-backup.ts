import { existsSync } from "node:fs";
import {
  access,
  constants,
  cp,
  lchown,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { lockDataDir, lockName } from "#server/boot/one-server.ts";
import { refuseMoved, salonFile } from "#server/boot/salon-file.ts";
import { findNewer } from "#server/database/migrate.ts";
import { type BackupNote, listFiles } from "#server/operations/backup-folder.ts";
import { type FreeOn, refuseWithoutRoom } from "#server/operations/refuse-without-room.ts";
import { proveBackup } from "#server/operations/take-backup.ts";
import { StartupError } from "#server/startup-error.ts";

/** What was restored, and where the previous content is now. */
export interface Restored {
  note: BackupNote;
  /** Null when the data folder was empty. */
  movedTo: string | null;
}

/**
 * Replaces a data folder by a backup. Verifies the backup first. Never deletes what is in the folder, but moves it next
 * to it or, if nothing can be put there, into a folder inside it.
 * @param options.replace whether the folder may already contain a salon
 * @throws when the backup can't be trusted or was made by a newer version, there is no room for it, a server runs on the
 *   folder, its salon has moved to PostgreSQL and still keeps its pictures there, or it contains a salon and `replace` is
 *   not set
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  { replace = false, now = Date.now(), freeOn }: { replace?: boolean; now?: number; freeOn?: FreeOn } = {},
): Promise<Restored> {
  refuseMoved(dataDir);
  const note = await proveBackup(backup);
  refuseNewer(backup);
  const occupied = existsSync(dataDir) && (await readdir(dataDir)).some((name) => !isLeft(name));
  if (occupied && !replace) {
    throw new StartupError(
      `${dataDir} is not empty. To put the backup in its place: npm run restore -- <backup> --replace. What is there now is kept beside it.`,
    );
  }
  const isRoot = process.getuid?.() === 0;
  const made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // At once: a restore that fails now and is tried again finds the folder there.
  if (made && isRoot) await giveTo(await stat(dirname(made)), made);
  // If the folder is a link, keep the link: it says on which disk the salon is.
  const place = await realpath(dataDir);
  const owner = await stat(place);
  // From here on, no server can start on the folder: its data would be lost.
  const release = lockDataDir(place);
  try {
    const isMovable = await mayBeRenamed(place);
    const before = `before-${new Date(now).toISOString().replaceAll(":", "-").slice(0, 19)}`;
    const draft = isMovable ? `${place}.${restoring}` : join(place, restoring);
    const aside = isMovable ? `${place}.${before}` : join(place, before);
    const movedTo = occupied ? aside : null;
    await copyTo(draft, backup, freeOn);
    await (isMovable ? replaceFolder : replaceContent)(place, draft, movedTo);
    if (isRoot) await giveTo(owner, place);
    return { note, movedTo };
  } finally {
    release();
  }
}

/** No server of this version would start on it. */
function refuseNewer(backup: string): void {
  const address = pathToFileURL(salonFile(backup));
  address.search = "immutable=1";
  const db = new DatabaseSync(address, { readOnly: true });
  const steps = db.prepare("select name from migrations").all();
  db.close();
  const newer = findNewer(steps.map(({ name }) => String(name)));
  if (newer)
    throw new StartupError(
      `The backup ${backup} was made by a newer version (it knows ${newer}). Install that version, then restore it.`,
    );
}

/** If the disk fills up, removes the unfinished copy. */
async function copyTo(draft: string, backup: string, freeOn?: FreeOn): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    await refuseWithoutRoom({ from: backup, files: await listFiles(backup), to: draft }, freeOn);
    await cp(backup, draft, { recursive: true });
    await rm(join(draft, "backup.json"));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Whether a folder can be renamed: not if it is a mount point, or if its parent is not writable. */
async function mayBeRenamed(folder: string): Promise<boolean> {
  const parent = dirname(folder);
  const isOpen = await access(parent, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isOpen && (await stat(parent)).dev === (await stat(folder)).dev;
}

async function replaceFolder(dataDir: string, draft: string, aside: string | null): Promise<void> {
  if (aside !== null) await rename(dataDir, aside);
  else await removeEmpty(dataDir);
  await rename(draft, dataDir);
}

/** Removes a folder that only contains leftovers. Fails and keeps anything else. */
async function removeEmpty(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter(isLeft))
    await rm(join(dataDir, name), { recursive: true });
  await rmdir(dataDir);
}

async function replaceContent(dataDir: string, draft: string, aside: string | null): Promise<void> {
  if (aside !== null) {
    await mkdir(aside, { mode: 0o700 });
    for (const name of await readdir(dataDir)) {
      if (!isLeft(name) && !isAside.test(name)) await rename(join(dataDir, name), join(aside, name));
    }
  }
  const database = basename(salonFile(draft));
  const others = (await readdir(draft)).filter((name) => name !== database);
  // The database comes last: once it is there, the whole salon is.
  for (const name of [...others, database]) await rename(join(draft, name), join(dataDir, name));
  await rmdir(draft);
}

/**
 * What root writes belongs to root, and the user that runs the server could not open it. The folder stays its owner's;
 * a new one belongs to the owner of the folder that it is in.
 */
async function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<void> {
  for (const name of ["", ...(await readdir(folder, { recursive: true }))])
    await lchown(join(folder, name), uid, gid);
}

const restoring = "restoring";
const isAside = /^before-\d{4}-/;

/** What a killed restore may have left: the lock with SQLite's files next to it, and the draft. */
function isLeft(name: string): boolean {
  return name.startsWith(lockName) || name === restoring;
}
