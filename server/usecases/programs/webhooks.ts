import type { WebhookEvent } from "#domain/webhooks.ts";
import { webhookEvents } from "#domain/webhooks.ts";
import { audit } from "#server/database/audit-log.ts";
import { resolveCause } from "#server/database/exceptions.ts";
import { salonId } from "#server/database/salon.ts";
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
} from "#server/database/webhooks.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { hashOfSecret, writeSecret } from "#server/usecases/programs/webhook-secret.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

type App = Pick<UseCases, "engine" | "now" | "seal" | "webhooks">;

const mostWebhooks = 5;

export interface WebhookOrder {
  url: string;
  events: readonly WebhookEvent[];
}

/**
 * Lets an address be told what happens; the same with the same key again answers the one that there is.
 * @returns its id, and the secret of its signatures, told this once
 */
export async function createWebhook(
  app: App,
  actorId: string,
  order: WebhookOrder & { key?: string | undefined },
): Promise<Result<{ id: string; secret: string }>> {
  if (!app.webhooks.accepts(order.url)) return refuseAddress();
  const id = idOfMade("webhook", actorId, order);
  return await writtenOnce(
    async () => {
      const known = await findWebhook(app.engine.read, id);
      return known && ok({ id, secret: writeSecret(app, known) });
    },
    () => addWebhook(app, { id, actorId }, order),
  );
}

async function addWebhook(
  app: App,
  { id, actorId }: { id: string; actorId: string },
  { url, events }: WebhookOrder,
): Promise<Result<{ id: string; secret: string }>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    if ((await listWebhooks(tx)).length >= mostWebhooks)
      return refuse("wrong_state", "There are five addresses already. Remove one first.");
    const now = app.now();
    const webhook = { id, secret_round: 1 };
    await insertWebhook(tx, {
      ...webhook,
      url,
      events: events.join(" "),
      secret_hash: hashOfSecret(app, webhook),
      made_by: actorId,
      created_at: now,
      failing_since: null,
      off_at: null,
    });
    await audit(tx, { actorId, action: "create_webhook", subjectId: webhook.id }, now);
    return ok({ id: webhook.id, secret: writeSecret(app, webhook) });
  });
}

/**
 * Changes a webhook's address or events, or switches it off or on, and clears its record of failures. What is left out
 * stays.
 */
export async function changeWebhook(
  app: App,
  actorId: string,
  id: string,
  change: Partial<WebhookOrder & { isOn: boolean }>,
): Promise<Result<number>> {
  if (change.url !== undefined && !app.webhooks.accepts(change.url)) return refuseAddress();
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "webhooks", id);
    const webhook = await findWebhook(tx, id);
    if (!webhook) return nothingThere();
    const now = app.now();
    const { url = webhook.url, events, isOn = webhook.off_at === null } = change;
    const isAnew = isOn !== (webhook.off_at === null) || webhook.url !== url;
    const changed = await updateWebhook(tx, id, {
      url,
      ...(events && { events: events.join(" ") }),
      off_at: isOn ? null : (webhook.off_at ?? now),
      ...(isAnew && { failing_since: null }),
    });
    if (isOn && isAnew) await resolveCause(tx, offCause(id), now);
    await audit(tx, { actorId, action: "change_webhook", subjectId: id }, now);
    return ok(changed);
  });
}

/** Removes a webhook and its messages. @returns how many there were */
export async function removeWebhook(app: App, actorId: string, id: string): Promise<number> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "webhooks", id);
    const removed = await deleteWebhook(tx, id);
    if (removed === 0) return 0;
    await resolveCause(tx, offCause(id), app.now());
    await audit(tx, { actorId, action: "remove_webhook", subjectId: id }, app.now());
    return removed;
  });
}

/** Replaces the signing secret from now on. @returns the new one, shown only this once */
export async function renewWebhookSecret(app: App, actorId: string, id: string): Promise<Result<string>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "webhooks", id);
    const webhook = await findWebhook(tx, id);
    if (!webhook) return nothingThere();
    const next = { id, secret_round: webhook.secret_round + 1 };
    await updateWebhook(tx, id, {
      secret_round: next.secret_round,
      secret_hash: hashOfSecret(app, next),
    });
    await audit(tx, { actorId, action: "renew_webhook_secret", subjectId: id }, app.now());
    return ok(writeSecret(app, next));
  });
}

/** The cause of the exception that tells the owner that a webhook was switched off. */
export function offCause(webhookId: string): string {
  return `webhook_off:${webhookId}`;
}

/** @param kept the column's value */
export function readEvents(kept: string): WebhookEvent[] {
  return webhookEvents.filter((event) => kept.split(" ").includes(event));
}

export function nothingThere(): Refusal {
  return refuse("not_found", "There is no such address any more.");
}

function refuseAddress(): Refusal {
  const message = "Enter an address that begins with https://";
  return refuse("invalid_input", undefined, { errors: [{ field: "url", message }] });
}
