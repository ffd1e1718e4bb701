import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/lib/postgres.mjs";
import { root, serverCode, serverFlags, serverMemory, serverProgram } from "#scripts/lib/toolchain.mjs";

/** The real server in its own process, with its own data folder. */
export interface Site {
  url: string;
  pid: number;
  dataDir: string;
  /** Milliseconds from the start of the process to its first answer on /api/ready. */
  readyAfter: number;
  /** Stops the server gracefully and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port and waits until it is ready.
 * @param settings environment variables on top of a demo's
 * @param program the file that opens the site; the built server when absent
 * @throws with the server's output, when it ends before it is ready
 */
export async function startSite(
  settings: Record<string, string> = {},
  program = serverProgram,
): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "shiuli-site-")));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...serverCode,
    ...serverMemory,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    ...settings,
  };
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, program], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    readyAfter: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/ready`)).ok;
  } catch {
    return false;
  }
}
