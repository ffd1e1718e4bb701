import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodePicture } from "#server/images/encode.ts";
import { type KeptPicture, type Pictures, pictureWidths } from "#server/images/port.ts";

const keptName = /^[0-9a-f]{40}-\d{3,4}\.webp$/;
const shownWidth = 800;

/**
 * Pictures as files in a folder, named after what was handed in: the same file is kept once. One is worked on at a
 * time, so that a row of large ones takes its memory once.
 * @param folder made when the first picture comes
 */
export function diskPictures(folder: string): Pictures {
  let working: Promise<unknown> = Promise.resolve();

  return {
    keep(file) {
      const kept = working.then(() => keepIn(folder, file));
      working = kept.catch(() => undefined);
      return kept;
    },
    async read(name) {
      if (!keptName.test(name)) return null;
      try {
        return await readFile(join(folder, name));
      } catch {
        return null;
      }
    },
  };
}

async function keepIn(folder: string, file: Uint8Array): Promise<KeptPicture> {
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 40);
  const nameOf = (width: number) => `${hash}-${width}.webp`;
  const address = `/images/${nameOf(shownWidth)}`;
  if (await areThere(pictureWidths.map((width) => join(folder, nameOf(width))))) return { ok: true, address };
  const encoded = await encodePicture(file);
  if (!encoded) return { ok: false, why: "unreadable" };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { width, webp } of encoded) await writeWhole(join(folder, nameOf(width)), webp);
  return { ok: true, address };
}

async function areThere(files: string[]): Promise<boolean> {
  const found = await Promise.all(
    files.map((file) =>
      stat(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** A file gets its name once it is on the disk, so that nobody is ever served half of one. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, data, { mode: 0o600, flush: true });
  await rename(draft, file);
}
