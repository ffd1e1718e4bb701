import { hash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { extname } from "node:path";

/** A file of the pages that is served as it is. */
export interface Asset {
  headers: Record<string, string>;
  etag: string;
  /** Its bytes in the smallest encoding that the browser accepts. */
  packed(accepted?: string): Promise<{ body: Buffer; encoding?: string }>;
}

export interface Assets {
  /** By path. */
  files: ReadonlyMap<string, Asset>;
  close(): Promise<void>;
}

/** Where an encoding's bytes begin, and how many there are; null if that encoding saves nothing. */
type Place = [at: number, length: number] | null;

interface Packed {
  path: string;
  etag: string;
  raw: Place;
  br: Place;
  gzip: Place;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const encodings = ["br", "gzip"] as const;

/**
 * Opens the built files, which `npm run build` packs into one (scripts/lib/pack-files.mjs). Each encoding of a file is
 * read on its first request and kept in memory. Files below assets/ have a hash in their name and never change.
 */
export async function openAssets(pack: string): Promise<Assets> {
  const file = await open(pack);
  const { index, start } = await readIndex(file).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  const read = reader(file, start);
  const files = new Map(index.map((packed) => [packed.path, assetOf(packed, read)] as const));
  return { files, close: () => file.close() };
}

/** A strong ETag of a body. */
export function etagOf(body: Buffer): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

const mostDigits = 12;

async function readIndex(file: FileHandle): Promise<{ index: Packed[]; start: number }> {
  const [digits = ""] = String(await bytesAt(file, 0, mostDigits)).split("\n");
  const from = digits.length + 1;
  const length = Number(digits);
  return { index: JSON.parse(String(await bytesAt(file, from, length))), start: from + length };
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Reads each place once. After a failure, the next request tries again. */
function reader(file: FileHandle, start: number): (place: [number, number]) => Promise<Buffer> {
  const known = new Map<number, Promise<Buffer>>();
  return ([at, length]) => {
    const reading = known.get(at) ?? bytesAt(file, start + at, length);
    known.set(at, reading);
    reading.catch(() => known.delete(at));
    return reading;
  };
}

function assetOf(packed: Packed, read: (place: [number, number]) => Promise<Buffer>): Asset {
  const hashed = packed.path.startsWith("/assets/");
  return {
    etag: `"${packed.etag}"`,
    headers: {
      "content-type": types[extname(packed.path)] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    },
    async packed(accepted = "") {
      for (const encoding of encodings) {
        const place = packed[encoding];
        if (place && accepted.includes(encoding)) return { body: await read(place), encoding };
      }
      return { body: await read(packed.raw ?? [0, 0]) };
    },
  };
}
