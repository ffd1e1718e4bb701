import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { claimSalon, lockName } from "#server/boot/one-server.ts";
import type { BackupNote } from "#server/operations/backup-folder.ts";
import { proveBackup } from "#server/operations/take-backup.ts";

/** What was put back, and where what lay there before is now. */
export interface Restored {
  note: BackupNote;
  /** Null when the data folder was empty. */
  movedTo: string | null;
}

/**
 * Puts a backup in the place of a data folder. The backup is proved first, and what lies in the folder is moved beside
 * it, never deleted.
 * @param options.replace whether a salon may be in the folder already
 * @throws when the backup can't be trusted, a server runs on the folder, or a salon is in it without `replace`
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  { replace = false, now = Date.now() }: { replace?: boolean; now?: number } = {},
): Promise<Restored> {
  const note = await proveBackup(backup);
  // A restore that was killed may have left its lock.
  const occupied = existsSync(dataDir) && (await readdir(dataDir)).some((name) => !isLock(name));
  if (occupied && !replace) {
    throw new Error(
      `${dataDir} is not empty. Say --replace to put the backup in its place; what is there now is kept beside it.`,
    );
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // From here on no server begins on the folder: what it would take there would be lost.
  const release = claimSalon(dataDir);
  try {
    const draft = `${dataDir}.restoring`;
    await rm(draft, { recursive: true, force: true });
    await cp(backup, draft, { recursive: true });
    await rm(join(draft, "backup.json"));
    const movedTo = occupied ? await moveAside(dataDir, now) : null;
    if (!occupied) await removeEmpty(dataDir);
    await rename(draft, dataDir);
    return { note, movedTo };
  } finally {
    release();
  }
}

async function moveAside(dataDir: string, now: number): Promise<string> {
  const aside = `${dataDir}.before-${new Date(now).toISOString().replaceAll(":", "-").slice(0, 19)}`;
  await rename(dataDir, aside);
  return aside;
}

/** Removes a folder with nothing but the lock in it; where anything else is there, that stays and this fails. */
async function removeEmpty(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter(isLock)) await rm(join(dataDir, name));
  await rmdir(dataDir);
}

/** The lock, or what SQLite keeps beside it. */
function isLock(name: string): boolean {
  return name.startsWith(lockName);
}
