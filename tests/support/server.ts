import { existsSync } from "node:fs";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { freePort } from "#scripts/lib/postgres.mjs";
import { type Program, run } from "#tests/support/program.ts";
import { until } from "#tests/support/until.ts";

export interface RunningServer extends Program {
  url: string;
  port: number;
}

/** The server as `npm start` runs it. All other tests run the source. */
export const builtServer = "build/program/main.js";

/** Builds what a server needs, unless it is built. */
export async function pagesAreBuilt(): Promise<void> {
  if (!existsSync(builtServer)) await ensureBuilt();
}

/** Starts a server and waits until it is ready. @throws with its output when it ends instead */
export async function startServer(
  settings: Record<string, string | undefined>,
  file = "server/main.ts",
): Promise<RunningServer> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const program = run(file, { ...settings, PORT: String(port) });
  const url = `http://localhost:${port}`;
  let over = false;
  program.ended.then(() => {
    over = true;
  });
  await until(
    `a server on port ${port}`,
    async () => {
      if (over) throw new Error(`The server ended: ${program.lines.join("\n")}`);
      return await fetch(`${url}/api/ready`).then(
        (answer) => answer.ok || null,
        () => null,
      );
    },
    // A demo's first start fills its database, which takes more than a minute on a busy machine with a slow disk.
    240_000,
  );
  return { ...program, url, port };
}

/** Asks a server to stop, as a supervisor does. @returns its exit code */
export async function stopServer({ child, ended }: Program): Promise<number | null> {
  child.kill("SIGTERM");
  return (await ended).code;
}
