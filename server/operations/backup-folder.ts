import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { StartupError } from "#server/startup-error.ts";

/** A backup's description, in backup.json next to its content. */
const BackupNote = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** SHA-256 of every file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
  /** The tally of each database, taken from the running salon at the moment of the copy. */
  databases: z.record(
    z.string(),
    z.record(z.string(), z.strictObject({ rows: z.int(), sums: z.record(z.string(), z.string()) })),
  ),
});

export type BackupNote = z.infer<typeof BackupNote>;

const noteName = "backup.json";

/** Writes a backup's description into it, once everything else is there. */
export async function writeNote(folder: string, note: Omit<BackupNote, "files" | "format">): Promise<void> {
  const files = await hashFiles(folder);
  const whole: BackupNote = { format: 1, ...note, files };
  await writeFile(join(folder, noteName), `${JSON.stringify(whole, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws when the folder is no backup, or has a format that this version does not read */
export async function readNote(folder: string): Promise<BackupNote> {
  const text = readFile(join(folder, noteName), "utf8");
  const note: unknown = await text.then(JSON.parse).catch(() => {
    throw new StartupError(`${folder} is no backup: there is no ${noteName} in it that can be read.`);
  });
  const parsed = BackupNote.safeParse(note);
  if (!parsed.success) throw new StartupError(`${join(folder, noteName)} can't be read by this version.`);
  return parsed.data;
}

/** Sentences about every file of a backup that is missing, extra or changed. */
export async function findDamage(folder: string, note: BackupNote): Promise<string[]> {
  const found = await hashFiles(folder);
  const names = new Set([...Object.keys(note.files), ...Object.keys(found)]);
  return [...names].sort().flatMap((name) => {
    if (!found[name]) return [`${name} is missing`];
    if (!note.files[name]) return [`${name} was not there when the backup was taken`];
    return found[name] === note.files[name] ? [] : [`${name} is not what it was`];
  });
}

/**
 * Paths of all files below a folder, with slashes. Follows links, because pictures may be on a larger disk.
 * @throws for a broken link, such as one to a disk that is not mounted
 */
export async function listFiles(folder: string): Promise<string[]> {
  return (await filesBelow(folder, [])).sort();
}

/** @param around the folders that contain this one; a link back to one of them is not followed */
async function filesBelow(folder: string, around: readonly string[]): Promise<string[]> {
  const own = await realpath(folder);
  if (around.includes(own)) return [];
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name } = entry;
    const path = join(folder, name);
    const found = entry.isSymbolicLink() ? await behind(path) : entry;
    if (found.isFile()) files.push(name);
    if (!found.isDirectory()) continue;
    for (const below of await filesBelow(path, [...around, own])) files.push(`${name}/${below}`);
  }
  return files;
}

async function behind(link: string) {
  return await stat(link).catch(() => {
    throw new StartupError(`${link} leads nowhere: bring back what it leads to, or remove it.`);
  });
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await listFiles(folder)) {
    if (name !== noteName) hashes[name] = await hashFile(join(folder, name));
  }
  return hashes;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
