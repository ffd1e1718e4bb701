import { access, constants, mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { StartupError } from "#server/boot/startup-error.ts";

/** Makes the data folder if it is missing. @throws StartupError when it can't be written to */
export async function prepareDataDir(folder: string): Promise<string> {
  const path = resolve(folder);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK);
  } catch {
    throw new StartupError(`The data folder ${path} can't be written to: set DATA_DIR to a folder that can.`);
  }
  return path;
}
