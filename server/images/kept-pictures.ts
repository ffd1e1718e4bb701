import { createHash } from "node:crypto";
import { encodePicture } from "#server/images/encode.ts";
import { fetchForeign } from "#server/images/fetch-foreign.ts";
import { type KeptPicture, type PictureStore, type Pictures, pictureWidths } from "#server/images/port.ts";

const keptName = /^[0-9a-f]{40}-\d{3,4}\.webp$/;
const shownWidth = 800;

/**
 * Pictures in a store of ours, named after what was handed in: the same file is kept once. One is worked on at a
 * time, so that a row of large ones takes its memory once.
 */
export function keptPictures(store: PictureStore): Pictures {
  let working: Promise<unknown> = Promise.resolve();

  return {
    keep(file) {
      const kept = working.then(() => keepIn(store, file));
      working = kept.catch(() => undefined);
      return kept;
    },
    read: async (name) => (keptName.test(name) ? await store.read(name) : null),
    owns: (address) => address.startsWith("/"),
    fetch: (address) => fetchForeign(address),
  };
}

async function keepIn(store: PictureStore, file: Uint8Array): Promise<KeptPicture> {
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 40);
  const nameOf = (width: number) => `${hash}-${width}.webp`;
  const address = `/images/${nameOf(shownWidth)}`;
  const found = await Promise.all(pictureWidths.map((width) => store.has(nameOf(width))));
  if (found.every(Boolean)) return { ok: true, address };
  const encoded = await encodePicture(file);
  if (!encoded) return { ok: false, why: "unreadable" };
  for (const { width, webp } of encoded) await store.write(nameOf(width), webp);
  return { ok: true, address };
}
