import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/lib/postgres.mjs";

/** A bare node:http server that gives one answer. */
export interface ReferenceServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of its process to its first answer. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** An answer as it is sent, with its body still encoded. */
interface RawAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

/** Starts a bare server that repeats the answer of an address, compressed the same way. */
export async function repeatAnswer(url: string, headers: Record<string, string>): Promise<ReferenceServer> {
  return await startReference(await fetchRaw(url, headers));
}

/** Starts a bare server in its own process and waits for its first answer. */
export async function startReference({ headers, body }: RawAnswer): Promise<ReferenceServer> {
  const folder = await mkdtemp(join(tmpdir(), "shiuli-bench-"));
  const file = join(folder, "answer.json");
  await writeFile(file, JSON.stringify({ headers, body: body.toString("base64") }));
  return await start("http-server.ts", [file], () => rm(folder, { recursive: true, force: true }));
}

/**
 * Starts a server that renders one page of a site from data that it has read in advance.
 * @param by react-dom alone, or the router as for a request
 */
export function startPageReference(page: string, by: "react" | "router"): Promise<ReferenceServer> {
  return start("page-server.ts", [page, by], async () => undefined);
}

async function start(
  program: string,
  given: readonly string[],
  clear: () => Promise<void>,
): Promise<ReferenceServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, program), String(port), ...given], {
    // React's development build is several times slower.
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  const ended = once(child, "exit");
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await clear();
    },
  };
}

const ofTheConnection = new Set(["connection", "keep-alive", "date", "transfer-encoding", "content-length"]);

function fetchRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const kept = Object.entries(response.headers).filter(([name]) => !ofTheConnection.has(name));
      resolve({
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks),
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
