import { stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartupError } from "#server/startup-error.ts";

/** The free bytes on the disk of a folder. */
export type FreeOn = (folder: string) => Promise<number>;

/**
 * Refuses a copy before it begins if its disk is too small. A database that fills the disk only says 'disk I/O error'.
 * @param files paths below `from`
 * @param to a folder on the target disk
 * @throws with how much is missing
 */
export async function refuseWithoutRoom(
  { from, files, to }: { from: string; files: readonly string[]; to: string },
  freeOn: FreeOn = freeOnDisk,
): Promise<void> {
  const sizes = await Promise.all(files.map((name) => sizeOf(join(from, name))));
  const needed = sizes.reduce((sum, size) => sum + size, 0);
  const free = await freeOn(to);
  if (needed <= free) return;
  throw new StartupError(
    `${dirname(to)} has no room for ${from}: that takes ${inMegabytes(needed)}, and ${inMegabytes(free)} are free. Make room, or name a folder on another disk.`,
  );
}

/** Without end where the disk does not say how large it is, as some folders of the network or in memory. */
async function freeOnDisk(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** Zero for a file that was removed in the meantime. */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.size ?? 0;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
