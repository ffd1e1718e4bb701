import { createHash } from "node:crypto";
import {
  encodeAvif,
  encodeForMail,
  encodeMark,
  encodePicture,
  measurePicture,
} from "#server/images/encode.ts";
import { fetchForeign } from "#server/images/fetch-foreign.ts";
import {
  type KeptPicture,
  type PictureFile,
  type PictureStore,
  type Pictures,
  pictureWidths,
} from "#server/images/port.ts";

const keptName = /^[0-9a-f]{40}-\d{3,4}\.webp$/;
const shownAddress = /^\/images\/([0-9a-f]{40})-\d{3,4}\.webp$/;
const drawnName = /^([0-9a-f]{40})-(1200\.jpg|192\.png)$/;
/** Encodings of a stored picture that are made on their first request. */
const drawings = {
  "1200.jpg": { type: "image/jpeg", draw: encodeForMail },
  "192.png": { type: "image/png", draw: encodeMark },
} as const;
type Drawing = keyof typeof drawings;
const shownWidth = 800;

/** Runs one piece of work after the other. */
type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Pictures in our own store, named after the hash of the uploaded file, so the same file is stored once. Only one is
 * processed at a time, so that several large ones don't add up in memory.
 */
export function keptPictures(store: PictureStore): Pictures {
  let working: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn = (work) => {
    const done = working.then(work);
    working = done.catch(() => undefined);
    return done;
  };

  const drawn = sharing<PictureFile | null>();

  return {
    measure: measurePicture,
    keep: (file) => inTurn(() => keepIn(store, file)),
    async read(name, avif = false) {
      const [, hash, drawing] = drawnName.exec(name) ?? [];
      if (hash && isDrawing(drawing))
        return await drawn(name, () => readDrawn(store, { hash, drawing }, inTurn));
      if (!keptName.test(name)) return null;
      const smaller = avif ? await store.read(avifName(name)) : null;
      if (smaller) return { type: "image/avif", bytes: smaller };
      const webp = await store.read(name);
      return webp && { type: "image/webp", bytes: webp };
    },
    async refine(address) {
      const [, hash] = shownAddress.exec(address) ?? [];
      if (!hash) return;
      for (const width of pictureWidths) await refineOne(store, nameOf(hash, width), inTurn);
    },
    addressOf: (file) => addressOf(hashOf(file)),
    async remove(address, isWanted) {
      const [, hash] = shownAddress.exec(address) ?? [];
      if (!hash) return;
      await inTurn(async () => {
        if (await isWanted()) return;
        for (const name of pictureWidths.map((width) => nameOf(hash, width))) {
          await store.remove(avifName(name));
          await store.remove(name);
        }
        for (const drawing of Object.keys(drawings)) await store.remove(`${hash}-${drawing}`);
      });
    },
    owns: (address) => address.startsWith("/"),
    fetch: (address) => fetchForeign(address),
  };
}

/**
 * Shares work between concurrent calls for the same key. Otherwise each would encode it again, while all uploads wait.
 */
function sharing<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, work) => {
    const done = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };
}

function isDrawing(name: string | undefined): name is Drawing {
  return name !== undefined && name in drawings;
}

/**
 * Only the encoding waits its turn: loading a mail's picture waits for no upload, and guessed names don't hold up
 * uploads.
 */
async function readDrawn(
  store: PictureStore,
  { hash, drawing }: { hash: string; drawing: Drawing },
  inTurn: InTurn,
): Promise<PictureFile | null> {
  const name = `${hash}-${drawing}`;
  const { type, draw } = drawings[drawing];
  const kept = await store.read(name);
  if (kept) return { type, bytes: kept };
  const widest = await store.read(nameOf(hash, Math.max(...pictureWidths)));
  if (!widest) return null;
  const bytes = await inTurn(async () => {
    const drawn = await draw(widest);
    // Write nothing for a picture that was removed in the meantime.
    if (await store.has(nameOf(hash, Math.max(...pictureWidths)))) await store.write(name, drawn);
    return drawn;
  });
  return { type, bytes };
}

async function keepIn(store: PictureStore, file: Uint8Array): Promise<KeptPicture> {
  const hash = hashOf(file);
  const address = addressOf(hash);
  const found = await Promise.all(pictureWidths.map((width) => store.has(nameOf(hash, width))));
  if (found.every(Boolean)) return { ok: true, address };
  const encoded = await encodePicture(file);
  if (!encoded) return { ok: false, why: "unreadable" };
  for (const { width, webp } of encoded) await store.write(nameOf(hash, width), webp);
  return { ok: true, address };
}

async function refineOne(store: PictureStore, name: string, inTurn: InTurn): Promise<void> {
  if (await store.has(avifName(name))) return;
  const webp = await store.read(name);
  if (!webp) return;
  const avif = await encodeAvif(webp);
  await inTurn(async () => {
    // The picture may have been removed while it was encoded.
    if (await store.has(name)) await store.write(avifName(name), avif);
  });
}

function hashOf(file: Uint8Array): string {
  return createHash("sha256").update(file).digest("hex").slice(0, 40);
}

function addressOf(hash: string): string {
  return `/images/${nameOf(hash, shownWidth)}`;
}

function nameOf(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

function avifName(name: string): string {
  return name.replace(/webp$/, "avif");
}
