import { z } from "zod";
import { ApiKey, NewApiKey } from "#contract/api-keys.ts";
import { id } from "#contract/fields.ts";
import { Webhook, WebhookChange, WebhookMessage, WebhookSecret, WebhookToAdd } from "#contract/webhooks.ts";

const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });

/** What the owner lets other programs do. */
export const programCalls = {
  listApiKeys: {
    summary: "Keys of other programs, those that work first, 100 at most",
    answer: z.array(ApiKey),
  },
  createApiKey: {
    summary: "Make a key for another program, and show it this once",
    body: NewApiKey,
    answer: z.object({ insertedId: id, key: z.string() }),
  },
  revokeApiKey: {
    summary: "Revoke a key: it opens nothing from now on",
    params: byId,
    answer: modified,
  },
  listWebhooks: { summary: "Addresses that are told what happens", answer: z.array(Webhook) },
  createWebhook: {
    summary: "Tell an address what happens, and show the secret of its signatures this once",
    body: WebhookToAdd,
    answer: z.object({ insertedId: id, secret: z.string() }),
  },
  changeWebhook: {
    summary: "Change an address or what it is told of, or switch it off and on",
    params: byId,
    body: WebhookChange,
    answer: modified,
  },
  removeWebhook: {
    summary: "Remove an address and the log of its messages",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  renewWebhookSecret: {
    summary: "Sign with another secret from now on, and show it this once",
    params: byId,
    answer: WebhookSecret,
  },
  testWebhook: { summary: "Send a message that tells of nothing", params: byId, answer: modified },
  listWebhookMessages: {
    summary: "The newest messages to an address, 50 at most",
    params: byId,
    answer: z.array(WebhookMessage),
  },
  repeatWebhookMessage: { summary: "Try a message again now", params: byId, answer: modified },
};
