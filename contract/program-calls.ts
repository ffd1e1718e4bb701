import { z } from "zod";
import { ApiKey, NewApiKey } from "#contract/api-keys.ts";
import { byId, deleted, id, modified } from "#contract/fields.ts";
import { Webhook, WebhookChange, WebhookMessage, WebhookSecret, WebhookToAdd } from "#contract/webhooks.ts";

/** The calls for what the owner lets other programs do. */
export const programCalls = {
  listApiKeys: {
    summary: "List API keys",
    description: "Active keys first, up to 100.",
    answer: z.array(ApiKey),
  },
  createApiKey: {
    summary: "Create an API key",
    description: "The response is the only one that contains the key.",
    body: NewApiKey,
    answer: z.object({ insertedId: id, key: z.string() }),
  },
  revokeApiKey: {
    summary: "Revoke an API key",
    description: "Takes effect at once.",
    params: byId,
    answer: modified,
  },
  listWebhooks: { summary: "List webhook endpoints", answer: z.array(Webhook) },
  createWebhook: {
    summary: "Create a webhook endpoint",
    description:
      "The response is the only one that contains the signing secret. A salon has up to five endpoints.",
    body: WebhookToAdd,
    answer: z.object({ insertedId: id, secret: z.string() }),
  },
  changeWebhook: {
    summary: "Update a webhook endpoint",
    description:
      "Changes its address or events, or switches it on or off. Fields that you leave out keep their values.",
    params: byId,
    body: WebhookChange,
    answer: modified,
  },
  removeWebhook: {
    summary: "Delete a webhook endpoint",
    description: "Deletes the log of its messages too.",
    params: byId,
    answer: deleted,
  },
  renewWebhookSecret: {
    summary: "Replace an endpoint's signing secret",
    description: "The new secret signs from now on. The response is the only one that contains it.",
    params: byId,
    answer: WebhookSecret,
  },
  testWebhook: {
    summary: "Send a test message",
    description: "Its event is `test`.",
    params: byId,
    answer: modified,
  },
  listWebhookMessages: {
    summary: "List an endpoint's messages",
    description: "The newest 50.",
    params: byId,
    answer: z.array(WebhookMessage),
  },
  repeatWebhookMessage: {
    summary: "Resend a webhook message",
    description: "Tries at once.",
    params: byId,
    answer: modified,
  },
};
