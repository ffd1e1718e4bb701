import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockDataDir } from "#server/boot/one-server.ts";
import { openSite } from "#server/boot/open-site.ts";
import { readConfig } from "#server/config.ts";

const dataDir = mkdtempSync(join(tmpdir(), "shiuli-open-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a start that fails leaves nothing open, so that the same process can start again", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  const address = taken.address();
  const PORT = typeof address === "object" ? String(address?.port) : "";
  const config = readConfig({ DATA_DIR: dataDir, PORT, DEMO: "0" });
  // Without a build, the pages are what stops it.
  await expect(openSite(config)).rejects.toThrow(/Port \d+ is in use|The pages are not built/);
  taken.close();
  lockDataDir(dataDir)();
});
