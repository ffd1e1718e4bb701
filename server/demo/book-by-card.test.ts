import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createSandbox } from "#sandbox/server.ts";
import { pay } from "#server/demo/book-by-card.ts";
import { sentenceOf } from "#server/startup-error.ts";

const keys = { secretKey: "sk_test_x", publishableKey: "pk_test_x", webhookSecret: "whsec_x" };

test("a first start says in a sentence that the sandbox's disk is full", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "sandbox.db");
  const sandbox = createSandbox({ ...keys, file, webhookUrl: null });
  onTestFinished(() => sandbox.close());
  const made = await sandbox.handle({
    method: "POST",
    url: "/v1/payment_intents",
    headers: {
      authorization: `Bearer ${keys.secretKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "amount=6000&currency=usd",
  });
  const disk = new DatabaseSync(file);
  onTestFinished(() => disk.close());
  disk.exec(
    "create trigger full before insert on objects begin select raise(rollback, 'database or disk is full'); end",
  );
  const failed = await pay(sandbox, keys, JSON.parse(made.body).client_secret).catch((error) => error);
  expect(sentenceOf(failed)).toBe("No card can be charged: The sandbox failed. Is its disk full?");
});
