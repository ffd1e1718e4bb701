import { execFile } from "node:child_process";
import { promisify } from "node:util";

const ask = promisify(execFile);

/** Kilobytes of memory that a server's process occupies. */
export async function memoryOf({ pid }: { pid: number }): Promise<number> {
  return Number((await ask("ps", ["-o", "rss=", "-p", String(pid)])).stdout);
}
