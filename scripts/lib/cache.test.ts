import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cached } from "#scripts/lib/cache.mjs";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "shiuli-cache-"));
  vi.stubEnv("XDG_CACHE_HOME", home);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test("two runs that fetch the same at once both have it, and it is kept once", async () => {
  const first = make("first");
  const second = make("second");
  const both = [cached("tool-1", "a tool", first.fill), cached("tool-1", "a tool", second.fill)];
  second.finish();
  const quick = await both[1];
  first.finish();
  const slow = await both[0];
  const kept = { folder: join(home, "shiuli", "tool-1") };
  expect([quick, slow]).toEqual([kept, kept]);
  expect(readFileSync(join(kept.folder, "made-by"), "utf8")).toBe("second");
  expect(readdirSync(join(home, "shiuli"))).toEqual(["tool-1"]);
});

test("what could not be fetched leaves nothing behind, and the next run tries again", async () => {
  const failing = async () => ({ code: 1, output: "no network\nmore" });
  expect(await cached("tool-1", "a tool", failing)).toEqual({ missing: "no network" });
  expect(readdirSync(join(home, "shiuli"))).toEqual([]);
  const again = make("again");
  again.finish();
  expect(await cached("tool-1", "a tool", again.fill)).toEqual({ folder: join(home, "shiuli", "tool-1") });
});

function make(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fill = async (folder: string) => {
    await promise;
    writeFileSync(join(folder, "made-by"), name);
    return { code: 0, output: "" };
  };
  return { fill, finish: resolve };
}
