import { randomUUID } from "node:crypto";
import { access, constants, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Data folder";
const enough = 1024 ** 3;
const tooLittle = 200 * 1024 ** 2;

/** Checks whether the data folder exists, is closed to others, can be written to, and has room. */
export async function examineDisk(_config: Config, dataDir: string): Promise<Finding[]> {
  const found = await stat(dataDir).catch(() => null);
  if (!found) {
    return [
      warning(
        about,
        `${dataDir} is not there yet.`,
        "Start the server once, or set DATA_DIR to the salon's folder.",
      ),
    ];
  }
  return [
    await examineWriting(dataDir),
    ...(await examineOwners(dataDir)),
    examineMode(dataDir, found.mode),
    await examineRoom(dataDir),
  ];
}

async function examineWriting(dataDir: string): Promise<Finding> {
  const file = join(dataDir, `doctor.${randomUUID()}`);
  try {
    await writeFile(file, "", { flag: "wx", flush: true });
    return well(about, `${dataDir} can be written to.`);
  } catch (error) {
    const mend = "Give it to the user that runs the server, or set DATA_DIR to another folder.";
    return failure(about, `${dataDir} can't be written to: ${reasonOf(error)}.`, mend);
  } finally {
    // A folder that can't be entered refuses this as well.
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** What a command of root's has left here, or a restore by hand, the server's user can't open. */
async function examineOwners(dataDir: string): Promise<Finding[]> {
  const files = await readdir(dataDir).catch(() => []);
  // A disk of its own has a folder for what its repair finds.
  const closed = files
    .filter((name) => name !== "lost+found")
    .map(async (name) => {
      const file = join(dataDir, name);
      const says = `${file} can't be read and written by this user.`;
      const mend = "Run this as the user that runs the server, or give the folder to that user: chown -R.";
      return await access(file, constants.R_OK | constants.W_OK).then(
        () => [],
        () => [failure(about, says, mend)],
      );
    });
  return (await Promise.all(closed)).flat();
}

function examineMode(dataDir: string, mode: number): Finding {
  if ((mode & 0o007) === 0) return well(about, "Other users of the machine can't read it.");
  return warning(about, "Every user of this machine can read it.", `Close it: chmod 700 ${dataDir}`);
}

async function examineRoom(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const says = `${(free / 1024 ** 3).toFixed(1)} GB are free.`;
  const mend = "Make room: a full disk stops bookings.";
  if (free < tooLittle) return failure(about, says, mend);
  return free < enough ? warning(about, says, mend) : well(about, says);
}
