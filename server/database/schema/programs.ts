import type { WebhookMessageState } from "#domain/webhooks.ts";

/** What another program shows in order to make calls. Of the key only a hash is kept. */
export interface ApiKeysTable {
  id: string;
  name: string;
  /** How the key begins, by which its owner knows it again. */
  start: string;
  /** Separated by spaces. */
  scopes: string;
  key_hash: string;
  /** It works for as long as this person is an owner here. */
  made_by: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** An address that is told what happens. Its secret follows from the server's; a hash tells whether it still does. */
export interface WebhooksTable {
  id: string;
  url: string;
  /** Separated by spaces. */
  events: string;
  /** Another round has another secret. */
  secret_round: number;
  secret_hash: string;
  made_by: string;
  created_at: number;
  /** The first try that failed after the last one that did not. */
  failing_since: number | null;
  /** Since when it is told nothing. */
  off_at: number | null;
}

/** One message to one address. */
export interface WebhookMessagesTable {
  id: string;
  webhook_id: string;
  event: string;
  /** What happened: an address is told of it once. */
  cause: string;
  /** JSON, byte for byte as it is signed and sent each time. */
  body: string;
  state: WebhookMessageState;
  attempts: number;
  /** What was answered last. */
  status: number | null;
  /** Why nothing was answered. */
  error: string | null;
  next_at: number | null;
  tried_at: number | null;
  created_at: number;
}
