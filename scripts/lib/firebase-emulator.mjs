import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { borrow } from "./borrow.mjs";
import { freePort } from "./postgres.mjs";
import { ownNode, systemEnvironment } from "./toolchain.mjs";

const readyLine = "All emulators ready";
const patienceMs = 180_000;

/**
 * Starts Firebase's official emulator of sign-in. It has 300 MB, so it is fetched once, and only for this test.
 * @param {string} project a made-up project; its name begins with demo-
 * @returns {Promise<{ address: string, stop: () => Promise<void> } | { missing: string }>}
 */
export async function startFirebaseEmulator(project) {
  const tools = await borrow("firebase-tools", "15.34.2");
  if ("missing" in tools) return tools;
  const folder = mkdtempSync(join(tmpdir(), "shiuli-firebase-"));
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (/** @type {number} */ number) => ({ host: "127.0.0.1", port: number });
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
  const command = join(tools.folder, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  const child = spawn(ownNode, [command, "emulators:start", "--only", "auth", "--project", project], {
    cwd: folder,
    // Keep its settings out of the home folder.
    env: { ...systemEnvironment(), CI: "1", XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const problem = await readiness(child);
  if (!problem) return { address: `127.0.0.1:${port}`, stop };
  await stop();
  return { missing: `Firebase's emulator did not start: ${problem}` };
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<string | null>} what went wrong */
function readiness(child) {
  return new Promise((done) => {
    let said = "";
    const slow = setTimeout(() => end("it took longer than three minutes"), patienceMs);
    const end = (/** @type {string | null} */ problem) => {
      clearTimeout(slow);
      done(problem);
    };
    child.once("exit", () => end(said.trim().split("\n").at(-1) ?? "it ended"));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        said += chunk;
        if (said.includes(readyLine)) end(null);
      });
    }
  });
}
