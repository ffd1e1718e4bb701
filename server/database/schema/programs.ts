import type { WebhookMessageState } from "#domain/webhooks.ts";

/** The key that another program shows to make calls. Only its hash is kept. */
export interface ApiKeysTable {
  id: string;
  name: string;
  /** The first characters of the key, by which its owner recognises it. */
  start: string;
  /** Separated by spaces. */
  scopes: string;
  key_hash: string;
  /** It works as long as this person is an owner here. */
  made_by: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

/**
 * An address that is notified of events. Its secret is derived from the server's. The hash tells whether it still
 * matches.
 */
export interface WebhooksTable {
  id: string;
  url: string;
  /** Separated by spaces. */
  events: string;
  /** Each round has a different secret. */
  secret_round: number;
  secret_hash: string;
  made_by: string;
  created_at: number;
  /** The first failed attempt since the last success. */
  failing_since: number | null;
  /** Since when it is not notified. */
  off_at: number | null;
}

/** One message to one address. */
export interface WebhookMessagesTable {
  id: string;
  webhook_id: string;
  event: string;
  /** What happened. An address is told of it only once. */
  cause: string;
  /** JSON, byte for byte as it is signed and sent each time. */
  body: string;
  state: WebhookMessageState;
  attempts: number;
  /** The last answer's status. */
  status: number | null;
  /** Why there was no answer. */
  error: string | null;
  next_at: number | null;
  tried_at: number | null;
  created_at: number;
}
