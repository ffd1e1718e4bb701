/**
 * Runs `npm start` in this folder until /api/ready answers, prints how long that took, and stops it. Ends with npm's
 * code when npm ends before.
 */
import { spawn } from "node:child_process";
import { duration, say } from "./lib/say.mjs";

const began = Date.now();
const child = spawn("npm", ["start"], { stdio: "inherit", detached: true });
const ended = new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
const ready = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`;

const timer = setInterval(async () => {
  const answer = await fetch(ready).catch(() => undefined);
  if (!answer?.ok || child.pid === undefined) return;
  clearInterval(timer);
  say(`Ready after ${duration(Date.now() - began)}.`);
  process.kill(-child.pid, "SIGTERM");
  await ended;
  process.exit(0);
}, 200);

const code = await ended;
clearInterval(timer);
process.exitCode = Number(code);
