import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** Something that is served as it is from memory, in whichever encodings it has. */
export interface Asset {
  headers: Record<string, string>;
  etag: string;
  raw: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
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

/**
 * Reads the built files into memory once. Files below assets/ carry a hash in their name and never change.
 * @param root the build's client folder; compressed neighbours (.br, .gz) are taken where they stand
 */
export async function loadAssets(root: string): Promise<Map<string, Asset>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/.vite/"));
  const loaded = await Promise.all(
    files.map(async (file) => [file.slice(root.length), await load(file)] as const),
  );
  return new Map(loaded);
}

/** The smallest encoding that the browser takes. */
export function pickEncoding(asset: Asset, accepted = ""): { body: Buffer; encoding?: string } {
  if (asset.brotli && accepted.includes("br")) return { body: asset.brotli, encoding: "br" };
  if (asset.gzip && accepted.includes("gzip")) return { body: asset.gzip, encoding: "gzip" };
  return { body: asset.raw };
}

/** A strong ETag of a body. */
export function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

async function load(file: string): Promise<Asset> {
  const [raw, brotli, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  const hashed = file.includes("/assets/");
  return {
    raw,
    brotli,
    gzip,
    etag: etagOf(raw),
    headers: {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}
