import { spawn } from "node:child_process";
import { root } from "./toolchain.mjs";

/**
 * Runs a command in the project's folder until it ends, and shows its output as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it could not be started or was killed
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.on("error", () => done(1));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/**
 * Runs a command and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @param {(chunk: string) => void} [heard] told of output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}, heard = () => {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      heard(String(chunk));
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => done({ code: 1, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Hands the terminal over to a long-running command. Signals to stop are passed on, and this process ends with the
 * command's exit code. A terminal sends Ctrl-C to both, so the command must tolerate a second signal.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function handOver(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => child.kill("SIGTERM"));
    }
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}
