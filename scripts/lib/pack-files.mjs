import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Packs a folder's files and their compressed versions (.br, .gz) into one file. A server then opens one file at its
 * start instead of a thousand, and can go on reading it after another build has replaced it (server/http/assets.ts).
 * Format: the length of the index on a line of its own, then the index, then the bytes. Offsets count from the first of
 * those.
 * @param {string} folder
 * @param {string} into
 */
export function packFiles(folder, into) {
  /** @type {Buffer[]} */
  const packed = [];
  let at = 0;
  const put = (/** @type {string} */ file) => {
    if (!existsSync(file)) return null;
    const bytes = readFileSync(file);
    packed.push(bytes);
    at += bytes.length;
    return [at - bytes.length, bytes.length];
  };
  const index = filesIn(folder).map((file) => ({
    path: `/${relative(folder, file).split(sep).join("/")}`,
    etag: createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 27),
    raw: put(file),
    br: put(`${file}.br`),
    gzip: put(`${file}.gz`),
  }));
  const head = Buffer.from(JSON.stringify(index));
  writeFileSync(`${into}.new`, Buffer.concat([Buffer.from(`${head.length}\n`), head, ...packed]));
  renameSync(`${into}.new`, into);
}

/** @returns {string[]} */
function filesIn(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${sep}.vite${sep}`))
    .sort();
}
