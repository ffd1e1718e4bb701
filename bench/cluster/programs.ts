import { type ChildProcess, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

/** The user that a program runs as. PostgreSQL and PgBouncer refuse to run as root. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** One of Debian's programs. It ends with the bench. */
export interface Program {
  pid: number;
  /** The end of its output. */
  log(): string;
  /** Sends it a signal by its process id, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const environment = () => ({ PATH: process.env.PATH, LC_ALL: "C", HOME: "/tmp" });

export function startProgram(file: string, args: readonly string[], owner: Owner = {}): Program {
  const child = spawn(file, args, {
    ...owner,
    cwd: "/",
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      log = (log + chunk).slice(-8000);
    });
  }
  const ended = endOf(child);
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  return {
    pid: child.pid ?? 0,
    log: () => log,
    async end(signal) {
      child.kill(signal);
      await ended;
      process.off("exit", killOnExit);
    },
  };
}

function endOf(child: ChildProcess): Promise<unknown> {
  return new Promise((done) => {
    child.once("exit", done);
    child.once("error", done);
  });
}

/** Runs a program to its end. @throws with its output, when it fails */
export async function runProgram(file: string, args: readonly string[], owner: Owner = {}): Promise<void> {
  await promisify(execFile)(file, [...args], { ...owner, cwd: "/", env: environment() });
}
