import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A Python with aiosmtpd and icalendar; `npm test -- "mail and calendar"` finds or installs one. */
const python = process.env.PYTHON_PATH;

/** Why tests that need Python are skipped; null when they are not. */
export const noPython = python
  ? null
  : 'PYTHON_PATH names no Python with aiosmtpd and icalendar: run `npm test -- "mail and calendar"`';

/** Runs a script to its end. @returns its output */
export function askPython(file: string, input: string): string {
  return execFileSync(python ?? "", [file], { input, encoding: "utf8" });
}

export interface PythonProgram {
  child: ChildProcess;
  lines: string[];
  stop(): Promise<void>;
}

/** Starts a script that runs until its input ends. */
export function startPython(file: string, args: string[]): PythonProgram {
  const child = spawn(python ?? "", [file, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  return {
    child,
    lines,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
