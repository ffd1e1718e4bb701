import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

/** A server under test: each browser worker has one to itself, so that tests never meet each other's bookings. */
export interface BrowserServer {
  url: string;
  port: number;
  dataDir: string;
}

/** One worker a core, at most two. */
export const browserWorkers = Math.max(1, Math.min(2, availableParallelism()));

/**
 * Chooses a free port and an empty data folder for each worker. The runner reads its configuration again in every
 * worker process, so the choice is made once and handed down in the environment.
 */
export function browserServers(): BrowserServer[] {
  process.env.BROWSER_SERVERS ??= JSON.stringify(chooseServers());
  return JSON.parse(process.env.BROWSER_SERVERS);
}

function chooseServers(): BrowserServer[] {
  return freePorts(browserWorkers).map((port) => ({
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir: mkdtempSync(join(tmpdir(), "shiuli-browser-")),
  }));
}

/** The configuration is read synchronously, and only a listening socket can tell a free port. */
function freePorts(count: number): number[] {
  const program = `
    const servers = Array.from({ length: ${count} }, () => require("node:net").createServer().listen(0, "127.0.0.1"));
    Promise.all(servers.map((server) => new Promise((done) => server.once("listening", done)))).then(() => {
      console.log(JSON.stringify(servers.map((server) => server.address().port)));
      for (const server of servers) server.close();
    });`;
  return JSON.parse(execFileSync(process.execPath, ["--eval", program], { encoding: "utf8" }));
}
