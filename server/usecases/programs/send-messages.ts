import type { Transaction } from "kysely";
import { isHopeless, waitAfter } from "#domain/webhooks.ts";
import { audit } from "#server/database/audit-log.ts";
import { raiseAgain } from "#server/database/exceptions.ts";
import { newId } from "#server/database/new-id.ts";
import { enqueue } from "#server/database/outbox.ts";
import type { Work } from "#server/database/outbox-work.ts";
import type { Schema } from "#server/database/schema.ts";
import {
  awaitMessage,
  findMessage,
  findWebhook,
  insertMessage,
  listWebhooks,
  noteTry,
  updateWebhook,
  type WebhookMessageRow,
  type WebhookRow,
} from "#server/database/webhooks.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { describeEvent } from "#server/usecases/programs/describe-event.ts";
import { hashOfSecret, signedHeaders } from "#server/usecases/programs/webhook-secret.ts";
import { nothingThere, offCause, readEvents } from "#server/usecases/programs/webhooks.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import type { Told } from "#server/webhooks/port.ts";

type App = Pick<UseCases, "engine" | "now" | "seal" | "webhooks">;

/** Writes and queues a message for each webhook that subscribes to an event and existed when it happened. */
export async function spreadEvent(app: App, payload: Work["webhook_event"]): Promise<void> {
  const { event, at, ...ids } = payload;
  const told = (await listWebhooks(app.engine.read)).filter(
    ({ events, off_at: off, created_at: since }) =>
      off === null && since <= Number(at) && readEvents(events).some((one) => one === event),
  );
  if (told.length === 0) return;
  await app.engine.transaction(async (tx) => {
    const data = await describeEvent(tx, ids);
    if (!data) return;
    const cause = Object.values(payload).join(" ");
    for (const { id } of told) await write(app, tx, id, { event, cause, at: Number(at), data });
  });
}

/** Queues a test message without an event, so that an owner sees whether the address accepts it. */
export async function sendTest(app: App, actorId: string, id: string): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const webhook = await findWebhook(tx, id);
    if (!webhook) return nothingThere();
    if (webhook.off_at !== null)
      return refuse("wrong_state", "This address is switched off. Switch it on first.");
    const at = app.now();
    await write(app, tx, id, { event: "test", cause: `test ${newId()}`, at, data: {} });
    await audit(tx, { actorId, action: "test_webhook", subjectId: id }, at);
    return ok(1);
  });
}

async function write(
  app: App,
  tx: Transaction<Schema>,
  webhookId: string,
  { event, cause, at, data }: { event: string; cause: string; at: number; data: Record<string, unknown> },
): Promise<void> {
  const id = newId();
  const body = JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data });
  const message = { id, webhook_id: webhookId, event, cause, body, created_at: app.now() };
  if (await insertMessage(tx, message)) await queueTry(tx, { id, attempts: 0 }, app.now(), app.now());
}

/** Queues the next try of a message. If it is queued twice, it runs once, because the first run increases the count. */
async function queueTry(
  tx: Transaction<Schema>,
  { id, attempts }: Pick<WebhookMessageRow, "id" | "attempts">,
  runAt: number,
  now: number,
): Promise<void> {
  const payload = { messageId: id, attempts: `${attempts}` } as const;
  await enqueue(
    tx,
    { kind: "webhook_message", payload, cause: `webhook:${id}:${attempts}:${runAt}`, runAt },
    now,
  );
}

/** Tries a message again now, whether it is waiting or was given up. */
export async function repeatMessage(app: App, actorId: string, id: string): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "webhook_messages", id);
    const message = await findMessage(tx, id);
    const webhook = message && (await findWebhook(tx, message.webhook_id));
    if (!message || !webhook) return refuse("not_found", "There is no such message any more.");
    if (webhook.off_at !== null)
      return refuse("wrong_state", "This address is switched off. Switch it on first.");
    const now = app.now();
    await awaitMessage(tx, id, now);
    await queueTry(tx, message, now, now);
    await audit(tx, { actorId, action: "repeat_webhook_message", subjectId: id }, now);
    return ok(1);
  });
}

/** Tries a message once: signs it, sends it, records the result, and queues the next try if there is one left. */
export async function tryMessage(app: App, payload: { messageId: string; attempts: number }): Promise<void> {
  const message = await findMessage(app.engine.write, payload.messageId);
  if (message?.state !== "waiting" || message.attempts !== payload.attempts) return;
  const webhook = await findWebhook(app.engine.write, message.webhook_id);
  if (!webhook) return;
  const told =
    webhook.off_at === null ? await tell(app, webhook, message) : { error: "switched_off" as const };
  await app.engine.transaction((tx) => note(app, tx, message, told));
}

type Outcome = Told | { error: "switched_off" | "secret_changed" };

async function tell(app: App, webhook: WebhookRow, { id, body }: WebhookMessageRow): Promise<Outcome> {
  // This server can no longer sign with the secret that the owner gave to the program.
  if (hashOfSecret(app, webhook) !== webhook.secret_hash) return { error: "secret_changed" };
  const at = Math.floor(app.now() / 1000);
  return await app.webhooks.send(webhook.url, {
    headers: signedHeaders(app, webhook, { id, at, body }),
    body,
  });
}

async function note(
  app: App,
  tx: Transaction<Schema>,
  message: WebhookMessageRow,
  told: Outcome,
): Promise<void> {
  await app.engine.lock(tx, "webhooks", message.webhook_id);
  const webhook = await findWebhook(tx, message.webhook_id);
  if (!webhook) return;
  const now = app.now();
  const isTaken = "status" in told && told.status >= 200 && told.status < 300;
  const isOff = "error" in told && told.error === "switched_off";
  const wait = isTaken || isOff ? null : waitAfter(message.attempts + 1);
  const nextAt = wait === null ? null : now + wait;
  const isNoted = await noteTry(tx, message, {
    state: isTaken ? "sent" : nextAt === null ? "failed" : "waiting",
    status: "status" in told ? told.status : null,
    error: "error" in told ? told.error : null,
    next_at: nextAt,
    tried_at: now,
  });
  if (!isNoted) return;
  if (nextAt !== null) await queueTry(tx, { id: message.id, attempts: message.attempts + 1 }, nextAt, now);
  if (isTaken) await updateWebhook(tx, webhook.id, { failing_since: null });
  else if (!isOff) await noteFailure(tx, webhook, now);
}

/** Switches off an address that has accepted nothing for days, and tells the owner. */
async function noteFailure(tx: Transaction<Schema>, webhook: WebhookRow, now: number): Promise<void> {
  const since = webhook.failing_since ?? now;
  if (webhook.failing_since === null) await updateWebhook(tx, webhook.id, { failing_since: now });
  if (!isHopeless(since, now) || webhook.off_at !== null) return;
  await updateWebhook(tx, webhook.id, { off_at: now });
  const cause = offCause(webhook.id);
  await raiseAgain(tx, { kind: "webhook_off", cause, subjectId: webhook.id }, now);
}
