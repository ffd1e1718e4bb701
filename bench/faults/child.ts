import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClockMove } from "./moving-clock.ts";

/** A child process of the harness. */
export interface Child {
  port: number;
  pid: number;
  /** Its output. */
  lines: string[];
  moveClock(aheadMs: number): Promise<void>;
  /** Makes the salon reconcile its books with the provider's list now. */
  reconcile(): Promise<void>;
  /** Kills it with SIGKILL, like a power cut. */
  kill(): Promise<void>;
}

const patienceMs = 300_000;
/** It starts often and compiles the same files each time, so the first start's compile cache is kept for the others. */
const compiled = join(tmpdir(), "shiuli-faults-compiled");

/**
 * Starts a program and waits until it reports the port that it listens on.
 * @throws with its output when it ends before that
 */
export async function startChild(
  file: string,
  settings: Record<string, string>,
  onEnd: (how: string) => void,
): Promise<Child> {
  const { PATH, HOME, TMPDIR } = process.env;
  const program = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", `bench/faults/${file}`], {
    env: {
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compiled,
      ...settings,
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(TMPDIR && { TMPDIR }),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const lines: string[] = [];
  for (const stream of [program.stdout, program.stderr]) stream?.on("data", (text) => lines.push(`${text}`));
  let killed = false;
  const ended = new Promise<void>((done) => {
    program.once("exit", (code, signal) => {
      if (!killed) onEnd(`${file} ended by itself with ${code ?? signal}:\n${lines.join("")}`);
      done();
    });
  });
  const kill = async () => {
    killed = true;
    program.kill("SIGKILL");
    await ended;
  };
  try {
    const { port } = await answer<{ port: number }>(program, ended);
    return {
      port,
      pid: program.pid ?? 0,
      lines,
      kill,
      reconcile: () => tell(program, ended, "reconcile"),
      moveClock: (aheadMs) => tell(program, ended, { aheadMs }),
    };
  } catch (error) {
    await kill();
    throw new Error(`${file} did not start: ${lines.join("")}`, { cause: error });
  }
}

/** A process that is dead by then gets the new time with its next start. */
async function tell(
  program: ChildProcess,
  ended: Promise<void>,
  what: ClockMove | "reconcile",
): Promise<void> {
  if (!program.connected) return;
  const heard = answer(program, ended).catch(() => undefined);
  program.send(what, () => undefined);
  await heard;
}

function answer<Message>(program: ChildProcess, ended: Promise<void>): Promise<Message> {
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error("It said nothing.")), patienceMs);
    program.once("message", (message) => {
      clearTimeout(late);
      done(message as Message);
    });
    ended.then(() => {
      clearTimeout(late);
      failed(new Error("It ended."));
    });
  });
}
