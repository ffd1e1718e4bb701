import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { StartupError } from "#server/boot/startup-error.ts";

/** Makes the data folder if it is missing. @throws StartupError when it can't be written to */
export async function prepareDataDir(folder: string): Promise<string> {
  const path = resolve(folder);
  try {
    await makeFolder(path);
    if (!(await stat(path)).isDirectory()) throw new Error("not a folder");
    await access(path, constants.W_OK);
  } catch {
    throw new StartupError(`The data folder ${path} can't be written to: set DATA_DIR to a folder that can.`);
  }
  return path;
}

/** Node's own recursive mkdir never ends where a file system says of a folder in it that it can't be (/proc). */
async function makeFolder(path: string, parentExists = false): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || parentExists || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await makeFolder(path, true);
  }
}
