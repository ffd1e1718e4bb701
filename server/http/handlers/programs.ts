import type { ApiKey } from "#contract/api-keys.ts";
import type { Webhook, WebhookMessage } from "#contract/webhooks.ts";
import { listApiKeys } from "#server/database/api-keys.ts";
import {
  listMessages,
  listWebhooks,
  type WebhookMessageRow,
  type WebhookRow,
} from "#server/database/webhooks.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { modified } from "#server/http/wire/counts.ts";
import { createApiKey, readScopes, revokeApiKey } from "#server/usecases/people/api-keys.ts";
import { repeatMessage, sendTest } from "#server/usecases/programs/send-messages.ts";
import {
  changeWebhook,
  createWebhook,
  readEvents,
  removeWebhook,
  renewWebhookSecret,
} from "#server/usecases/programs/webhooks.ts";
import { ok } from "#server/usecases/result.ts";

type ProgramCalls = "listApiKeys" | "createApiKey" | "revokeApiKey";
type WebhookCalls =
  | "listWebhooks"
  | "createWebhook"
  | "changeWebhook"
  | "removeWebhook"
  | "renewWebhookSecret"
  | "testWebhook"
  | "listWebhookMessages"
  | "repeatWebhookMessage";

const messagesListed = 50;

/** Keys of other programs, and webhooks. */
export const programHandlers: Pick<Handlers, ProgramCalls | WebhookCalls> = {
  async listApiKeys(app) {
    return ok((await listApiKeys(app.engine.read)).map(toApiKey));
  },

  async createApiKey(app, incoming) {
    const made = await createApiKey(app, signedIn(incoming).userId, incoming.body);
    return made.ok ? ok({ insertedId: made.value.id, key: made.value.key }) : made;
  },

  async revokeApiKey(app, incoming) {
    return ok({ modifiedCount: await revokeApiKey(app, signedIn(incoming).userId, incoming.params.id) });
  },

  async listWebhooks(app) {
    return ok((await listWebhooks(app.engine.read)).map(toWebhook));
  },

  async createWebhook(app, incoming) {
    const made = await createWebhook(app, signedIn(incoming).userId, incoming.body);
    return made.ok ? ok({ insertedId: made.value.id, secret: made.value.secret }) : made;
  },

  async changeWebhook(app, incoming) {
    const { body, params } = incoming;
    return modified(await changeWebhook(app, signedIn(incoming).userId, params.id, body));
  },

  async removeWebhook(app, incoming) {
    return ok({ deletedCount: await removeWebhook(app, signedIn(incoming).userId, incoming.params.id) });
  },

  async renewWebhookSecret(app, incoming) {
    const renewed = await renewWebhookSecret(app, signedIn(incoming).userId, incoming.params.id);
    return renewed.ok ? ok({ secret: renewed.value }) : renewed;
  },

  async testWebhook(app, incoming) {
    return modified(await sendTest(app, signedIn(incoming).userId, incoming.params.id));
  },

  async listWebhookMessages(app, { params }) {
    return ok((await listMessages(app.engine.read, params.id, messagesListed)).map(toMessage));
  },

  async repeatWebhookMessage(app, incoming) {
    return modified(await repeatMessage(app, signedIn(incoming).userId, incoming.params.id));
  },
};

function toApiKey(row: Awaited<ReturnType<typeof listApiKeys>>[number]): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    start: row.start,
    scopes: readScopes(row.scopes),
    madeBy: row.deleted_at === null ? row.maker : null,
    createdAt: instant(row.created_at),
    lastUsedAt: instantOrNull(row.last_used_at),
    revokedAt: instantOrNull(row.revoked_at),
  };
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    _id: row.id,
    url: row.url,
    events: readEvents(row.events),
    createdAt: instant(row.created_at),
    failingSince: instantOrNull(row.failing_since),
    offAt: instantOrNull(row.off_at),
  };
}

function toMessage(row: WebhookMessageRow): WebhookMessage {
  return {
    _id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    error: row.error,
    createdAt: instant(row.created_at),
    triedAt: instantOrNull(row.tried_at),
    nextAt: instantOrNull(row.next_at),
    body: row.body,
  };
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : instant(at);
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
