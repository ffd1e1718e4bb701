import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/** What a backup says of itself, in backup.json beside what it holds. */
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

/** Writes what a backup holds into it, once everything else is there. */
export async function writeNote(folder: string, note: Omit<BackupNote, "files" | "format">): Promise<void> {
  const files = await hashFiles(folder);
  const whole: BackupNote = { format: 1, ...note, files };
  await writeFile(join(folder, noteName), `${JSON.stringify(whole, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws when the folder is no backup, or of a format that this version does not read */
export async function readNote(folder: string): Promise<BackupNote> {
  const text = await readFile(join(folder, noteName), "utf8").catch(() => {
    throw new Error(`${folder} is no backup: there is no ${noteName} in it.`);
  });
  const parsed = BackupNote.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${join(folder, noteName)} can't be read by this version.`);
  return parsed.data;
}

/** Sentences on every file of a backup that is missing, surplus or not what it was. */
export async function findDamage(folder: string, note: BackupNote): Promise<string[]> {
  const found = await hashFiles(folder);
  const names = new Set([...Object.keys(note.files), ...Object.keys(found)]);
  return [...names].sort().flatMap((name) => {
    if (!found[name]) return [`${name} is missing`];
    if (!note.files[name]) return [`${name} was not there when the backup was taken`];
    return found[name] === note.files[name] ? [] : [`${name} is not what it was`];
  });
}

/** Paths of all files below a folder, with slashes; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
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
