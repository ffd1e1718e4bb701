import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";

const memory = "/dev/shm";
const roomBytes = 2 * 1024 ** 3;

/**
 * Runs work with its temporary files in memory, where the system offers that and has room. A test's database need not
 * wait for a disk.
 * @template Result
 * @param {(env: Record<string, string>) => Promise<Result>} work gets the environment variables that name the folder
 * @returns {Promise<Result>}
 */
export async function inMemory(work) {
  if (process.env.TMPDIR || !hasRoom()) return await work({});
  const folder = mkdtempSync(`${memory}/shiuli-`);
  // Tests of what another user may not do need a path into that user's folders.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    return await work({ TMPDIR: folder });
  } finally {
    process.off("exit", remove);
    remove();
  }
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
}
