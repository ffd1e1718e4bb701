import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Writes a .br and a .gz beside every file that they make smaller, at the best quality, since a file is compressed once
 * and sent often.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressFiles(path);
    else if (/\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(entry.name)) compressFile(path);
  }
}

function compressFile(/** @type {string} */ path) {
  const raw = readFileSync(path);
  const brotli = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGBLOCK]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  keepIfSmaller(`${path}.br`, brotli, raw);
  keepIfSmaller(`${path}.gz`, gzipSync(raw, { level: 9 }), raw);
}

/** @param {string} path @param {Buffer} packed @param {Buffer} raw */
function keepIfSmaller(path, packed, raw) {
  if (packed.length < raw.length) writeFileSync(path, packed);
  else rmSync(path, { force: true });
}
