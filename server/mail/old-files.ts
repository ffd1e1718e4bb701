import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The file names of fileMailer and fileSender, including unfinished files of a killed server. */
const written = /^[0-9a-f]{32}\.(?:eml|json)(?:\.part)?$/;

/** Removes mails and texts that were written into folders before a given time. The folders may be missing. */
export async function removeOldFiles(folders: readonly string[], before: number): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(nothingThere);
    for (const name of names.filter((one) => written.test(one))) {
      const file = join(folder, name);
      const found = await stat(file).catch(nothingThere);
      if ("mtimeMs" in found && found.mtimeMs < before) await rm(file, { force: true });
    }
  }
}

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
