import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { claimSalon } from "#server/boot/one-server.ts";
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
  const occupied = existsSync(dataDir) && (await readdir(dataDir)).length > 0;
  if (occupied && !replace) {
    throw new Error(
      `${dataDir} is not empty. Say --replace to put the backup in its place; what is there now is kept beside it.`,
    );
  }
  const draft = `${dataDir}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await cp(backup, draft, { recursive: true });
  await rm(join(draft, "backup.json"));
  const movedTo = occupied ? await moveAside(dataDir, now) : null;
  await mkdir(join(dataDir, ".."), { recursive: true });
  if (!occupied) await rm(dataDir, { recursive: true, force: true });
  await rename(draft, dataDir);
  return { note, movedTo };
}

async function moveAside(dataDir: string, now: number): Promise<string> {
  const release = claimSalon(dataDir);
  try {
    const aside = `${dataDir}.before-${new Date(now).toISOString().replaceAll(":", "-").slice(0, 19)}`;
    await rename(dataDir, aside);
    return aside;
  } finally {
    release();
  }
}
