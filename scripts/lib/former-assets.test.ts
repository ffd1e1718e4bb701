import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepingFormerAssets } from "#scripts/lib/former-assets.mjs";

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "shiuli-build-"));
});

afterEach(() => rmSync(build, { recursive: true }));

test("the files of the build before stay beside those of the new one, and older ones go", async () => {
  await made("page-1.js", "shared.js");
  await made("page-2.js", "shared.js");
  expect(kept()).toEqual(["page-1.js", "page-2.js", "shared.js"]);
  await made("page-3.js");
  expect(kept()).toEqual(["page-2.js", "page-3.js", "shared.js"]);
});

test("a build that fails halfway takes no files from the one that succeeds after it", async () => {
  await made("page-1.js");
  const failing = keepingFormerAssets(build, async () => {
    fill("half.js");
    throw new Error("out of memory");
  });
  await expect(failing).rejects.toThrow("out of memory");
  await made("page-2.js");
  expect(kept()).toEqual(["page-1.js", "page-2.js"]);
});

const assets = () => join(build, "client", "assets");
const kept = () => readdirSync(assets()).sort();
const made = (...names: string[]) => keepingFormerAssets(build, async () => fill(...names));

/** Empties the folder first, as the build of the pages does. */
function fill(...names: string[]): void {
  rmSync(join(build, "client"), { recursive: true, force: true });
  mkdirSync(assets(), { recursive: true });
  for (const name of names) writeFileSync(join(assets(), name), "");
}
