import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Site } from "#scripts/lib/site.ts";

const ask = promisify(execFile);

/** Kilobytes of memory that a site's process occupies. */
export async function memoryOf({ pid }: Pick<Site, "pid">): Promise<number> {
  return Number((await ask("ps", ["-o", "rss=", "-p", String(pid)])).stdout);
}
