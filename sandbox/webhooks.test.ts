import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  openSandbox,
  sdk,
  startReceiver,
  startSandbox,
  succeedingIntent,
  WEBHOOK_SECRET,
} from "./test-support.ts";

test("each event arrives signed, and the official SDK accepts it", async () => {
  const receiver = await startReceiver();
  const { stripe } = await startSandbox({ webhookUrl: receiver.url });
  const intent = await succeedingIntent(stripe);
  await receiver.arrival(1, "payment_intent.succeeded");
  for (const { body, headers } of receiver.received) {
    const signature = String(headers["stripe-signature"]);
    expect(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET).api_version).toBe(
      "2026-10-28.endive",
    );
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow();
  }
  expect(receiver.types()).toEqual([
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
  ]);
  const kept = await stripe.events.list({ type: "payment_intent.succeeded" });
  expect(kept.data[0]?.data.object).toMatchObject({ id: intent.id, status: "succeeded" });
});

test("a webhook that is answered with an error comes again until it is taken", async () => {
  const receiver = await startReceiver([500, 302]);
  const { stripe } = await startSandbox({ webhookUrl: receiver.url });
  await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  await receiver.arrival(3);
  const ids = receiver.received.map((one) => one.event.id);
  expect(new Set(ids).size).toBe(1);
});

test("events wait for the address, and those owed by a closed sandbox come after the next start", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "sandbox.db");
  const first = openSandbox({ file });
  const { port } = await first.listen();
  await sdk(port).paymentIntents.create({ amount: 6000, currency: "usd" });
  await first.close();
  const receiver = await startReceiver();
  const { sandbox } = await startSandbox({ file });
  sandbox.setWebhookUrl(receiver.url);
  await receiver.arrival(1, "payment_intent.created");
});

test("a fault drops, doubles or delays the webhooks of one kind of event", async () => {
  const receiver = await startReceiver();
  const { stripe } = await startSandbox({ webhookUrl: receiver.url });
  const fault = (fields: object) =>
    stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", { ...fields });
  await fault({ kind: "webhook_drop", event: "payment_intent.created" });
  await fault({ kind: "webhook_duplicate", event: "charge.succeeded" });
  await fault({ kind: "webhook_delay", event: "payment_intent.succeeded", delay_ms: 3_600_000 });
  await succeedingIntent(stripe);
  await receiver.arrival(2, "charge.succeeded");
  expect(receiver.types()).toEqual(["charge.succeeded", "charge.succeeded"]);
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/webhooks/flush", {});
  await receiver.arrival(1, "payment_intent.succeeded");
  const [created] = (await stripe.events.list({ type: "payment_intent.created" })).data;
  await stripe.rawRequest("POST", `/v1/test_helpers/sandbox/webhooks/${created?.id}/resend`, {});
  await receiver.arrival(1, "payment_intent.created");
});
