import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Node's compile cache of our sources, which halves the start time of a test's program. */
export const compiled = fileURLToPath(new URL("../../tmp/compiled", import.meta.url));

/** A program of ours that runs alongside the tests. */
export interface Program {
  child: ChildProcess;
  /** The lines that it has printed to stdout and stderr. */
  lines: string[];
  /** Resolves when the program ends. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Runs a TypeScript file of ours with this run's Node, and with only the given settings.
 * @param file from the repository's root
 */
export function run(
  file: string,
  settings: Record<string, string | undefined>,
  args: readonly string[] = [],
): Program {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      NODE_COMPILE_CACHE: compiled,
      ...settings,
    } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  }
  const ended = new Promise<Awaited<Program["ended"]>>((done) => {
    child.once("close", (code, signal) => done({ code, signal }));
  });
  return { child, lines, ended };
}
