import { fork } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "#scripts/lib/postgres.mjs";
import type { Order } from "#tests/e2e/support/salon-server.ts";
import { compiled } from "#tests/support/program.ts";

/** The default time at which a test begins: Monday, 14:00 in Dhaka, in milliseconds since the epoch. */
export const opening = Date.parse("2026-11-23T08:00:00Z");

/** A process that serves one salon after another, so that slow modules load only once. */
export interface SalonHost {
  /**
   * Serves the salon in a folder. Creates and fills it when the folder is empty.
   * @param options.at the salon's time at the start, in milliseconds since the epoch
   * @param options.url where to listen on this machine; a free port when absent
   * @param options.settings environment variables on top of a demo's
   */
  open(
    folder: string,
    options: { at: number; url?: string; settings?: Record<string, string> },
  ): Promise<HostedSalon>;
  stop(): Promise<void>;
}

export interface HostedSalon {
  url: string;
  dataDir: string;
  /** How far its clock is ahead of the machine's when it opens, in milliseconds. */
  offset: number;
  /** The server's output. */
  lines: string[];
  /** Sets the server's clock ahead of the machine's by this many milliseconds. */
  shift(offset: number): Promise<void>;
  close(): Promise<void>;
}

export function startHost(): SalonHost {
  const { PATH, HOME, TMPDIR, SLOW } = process.env;
  const child = fork(fileURLToPath(new URL("salon-server.ts", import.meta.url)), {
    execArgv: [],
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...(SLOW && { SLOW }),
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => lines.push(line));
  }
  const ended = new Promise<void>((done) => child.once("exit", () => done()));

  return {
    async open(folder, { at, url: given, settings = {} }) {
      lines = [];
      const url = given ?? `http://127.0.0.1:${await freePort()}`;
      const demo = {
        HOST: "127.0.0.1",
        PORT: new URL(url).port,
        PUBLIC_URL: url,
        DATA_DIR: folder,
        TRUST_PROXY: "127.0.0.1",
      };
      const offset = at - Date.now();
      await ask({ do: "open", settings: { ...demo, ...settings }, offset });
      return {
        url,
        dataDir: folder,
        offset,
        lines,
        shift: (next) => ask({ do: "shift", offset: next }),
        close: () => ask({ do: "close" }),
      };
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };

  function ask(order: Order): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error([why, ...lines].join("\n")));
      const onExit = () => fail("The salon's server ended.");
      child.once("exit", onExit);
      child.once("message", ({ failed }: { failed?: string }) => {
        child.off("exit", onExit);
        if (failed === undefined) resolve();
        else fail(failed);
      });
      child.send(order);
    });
  }
}
