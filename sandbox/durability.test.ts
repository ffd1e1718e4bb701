import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  sdk,
  startReceiver,
  startSandbox,
  succeedingIntent,
  WEBHOOK_SECRET,
} from "./test-support.ts";

async function startProgram(
  file: string,
  webhookUrl: string,
): Promise<{ child: ChildProcess; port: number }> {
  const main = new URL("./main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main, "--file", file, "--port", "0", "--webhook-url", webhookUrl], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      SANDBOX_SECRET_KEY: SECRET_KEY,
      SANDBOX_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  for await (const line of createInterface(child.stdout)) {
    const port = /:(\d+)$/.exec(line)?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error("The sandbox ended before it listened.");
}

test("nothing acknowledged is lost when the program is killed, and the webhooks it owes come after", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "sandbox.db");
  const deaf = await startReceiver(Array.from({ length: 1000 }, () => 503));
  const first = await startProgram(file, deaf.url);
  const paid: string[] = [];
  for (let index = 0; index < 5; index += 1) paid.unshift((await succeedingIntent(sdk(first.port))).id);
  const straggling = Promise.allSettled(
    Array.from({ length: 20 }, async () => paid.push((await succeedingIntent(sdk(first.port))).id)),
  );
  await deaf.arrival(1);
  first.child.kill("SIGKILL");
  await Promise.all([once(first.child, "exit"), straggling]);

  const receiver = await startReceiver();
  const second = await startProgram(file, receiver.url);
  const kept = await sdk(second.port).paymentIntents.list({ limit: 100 });
  const succeeded = kept.data.filter((intent) => intent.status === "succeeded").map((intent) => intent.id);
  for (const id of paid) expect(succeeded).toContain(id);
  const charges = await sdk(second.port).charges.list({ limit: 100 });
  expect(charges.data).toHaveLength(succeeded.length);
  await receiver.arrival(succeeded.length, "payment_intent.succeeded");

  second.child.kill("SIGTERM");
  const [code] = await once(second.child, "exit");
  expect(code).toBe(0);
});

test("closing answers the calls under way first, and does not wait for their connections", async () => {
  const { sandbox, stripe } = await startSandbox();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", { kind: "slow", delay_ms: 60_000 });
  const call = stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  while ((await faultsLeft(stripe)) > 0) await new Promise(setImmediate);
  await sandbox.close();
  expect((await call).status).toBe("requires_payment_method");
});

async function faultsLeft(stripe: Stripe): Promise<number> {
  const answer = await stripe.rawRequest("GET", "/v1/test_helpers/sandbox/faults");
  return "data" in answer && Array.isArray(answer.data) ? answer.data.length : 0;
}
