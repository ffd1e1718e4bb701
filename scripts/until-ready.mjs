/**
 * Runs `npm start` in this folder until /api/ready answers, prints how long that took, and stops it. If npm ends first,
 * exits with npm's code.
 */
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { duration, say } from "./lib/say.mjs";

const began = Date.now();
const child = spawn("npm", ["start"], { stdio: "inherit", detached: true });
const ended = new Promise((done) => child.once("exit", (code) => done(code ?? 1)));

if (await isReady()) {
  say(`Ready after ${duration(Date.now() - began)}.`);
  process.kill(-Number(child.pid), "SIGTERM");
  await ended;
} else {
  process.exitCode = Number(await ended);
}

/** @returns {Promise<boolean>} false when npm ended first */
async function isReady() {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(
      () => undefined,
    );
    if (answer?.ok) return true;
    await wait(200);
  }
  return false;
}
