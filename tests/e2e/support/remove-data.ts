import { rmSync } from "node:fs";
import { browserServers } from "#tests/support/browser-servers.ts";

/** Playwright calls it once after the last test. */
export default function removeData(): void {
  for (const { dataDir } of browserServers()) rmSync(dataDir, { recursive: true, force: true });
}
