import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Assets, openAssets } from "#server/http/assets.ts";
import { packFiles } from "./pack-files.mjs";

let folder: string;
let pack: string;
let assets: Assets | undefined;

beforeEach(() => {
  const place = mkdtempSync(join(tmpdir(), "shiuli-pack-"));
  folder = join(place, "client");
  pack = join(place, "client.pack");
  mkdirSync(join(folder, "assets"), { recursive: true });
});

afterEach(async () => {
  await assets?.close();
  assets = undefined;
  rmSync(join(folder, ".."), { recursive: true });
});

test("a file is served in the smallest encoding that a browser takes, and as it is where none is taken", async () => {
  const script = "console.log('hello');".repeat(50);
  put("assets/a1b2.js", script);
  put("assets/a1b2.js.br", brotliCompressSync(script));
  const { files } = await opened();
  const asset = files.get("/assets/a1b2.js");
  const compressed = await asset?.packed("gzip, br");
  expect(compressed?.encoding).toBe("br");
  expect(String(brotliDecompressSync(compressed?.body ?? ""))).toBe(script);
  for (const accepted of ["gzip", undefined]) {
    const { body, encoding } = (await asset?.packed(accepted)) ?? {};
    expect([encoding, String(body)]).toEqual([undefined, script]);
  }
  expect([...files.keys()]).toEqual(["/assets/a1b2.js"]);
});

test("only a file whose name carries a hash is never asked for again", async () => {
  put("assets/a1b2.css", "p{}");
  put("offline-worker.js", "1");
  const { files } = await opened();
  const kept = (path: string) => files.get(path)?.headers["cache-control"];
  expect(kept("/assets/a1b2.css")).toContain("immutable");
  expect(kept("/offline-worker.js")).toBe("public, max-age=3600");
});

test("a server goes on with the files that it started with while a build takes their place", async () => {
  put("offline-worker.js", "before");
  const { files } = await opened();
  const etag = files.get("/offline-worker.js")?.etag;
  put("offline-worker.js", "after, and longer");
  packFiles(folder, pack);
  expect(String((await files.get("/offline-worker.js")?.packed())?.body)).toBe("before");
  await assets?.close();
  const later = (await opened()).files.get("/offline-worker.js");
  expect(String((await later?.packed())?.body)).toBe("after, and longer");
  expect(later?.etag).not.toBe(etag);
});

function put(name: string, content: string | Buffer): void {
  writeFileSync(join(folder, name), content);
}

async function opened(): Promise<Assets> {
  packFiles(folder, pack);
  assets = await openAssets(pack);
  return assets;
}
