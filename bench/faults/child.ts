import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClockMove } from "./moving-clock.ts";

/** A program of the harness that runs beside it. */
export interface Child {
  port: number;
  pid: number;
  /** What it printed. */
  lines: string[];
  moveClock(aheadMs: number): Promise<void>;
  /** Has the salon hold the provider's list against its books now. */
  reconcile(): Promise<void>;
  /** Ends it with -9, as a power cut would. */
  kill(): Promise<void>;
}

const patienceMs = 300_000;
/** Its many starts compile the same files: what the first has compiled is kept for the others. */
const compiled = join(tmpdir(), "shiuli-faults-compiled");

/**
 * Starts a program and waits until it says on which port it listens.
 * @throws with what it printed when it ends before that
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

/** A process that is dead by then takes the new time with its next start. */
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
