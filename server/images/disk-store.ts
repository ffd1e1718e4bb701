import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureStore } from "#server/images/port.ts";

/** Pictures as files in a folder. @param folder created with the first picture */
export function diskStore(folder: string): PictureStore {
  return {
    async has(name) {
      return await access(join(folder, name)).then(
        () => true,
        () => false,
      );
    },
    async write(name, webp) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${name}.${randomUUID()}`);
      await writeFile(draft, webp, { mode: 0o600, flush: true });
      await rename(draft, join(folder, name));
    },
    async read(name) {
      return await readFile(join(folder, name)).catch(() => null);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
