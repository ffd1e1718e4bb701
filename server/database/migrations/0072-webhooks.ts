import type { Migration } from "#server/database/migration.ts";

/** Addresses of other programs that are notified of events, and what became of each message. */
export const webhooks: Migration = {
  name: "0072-webhooks",
  statements: () => [
    `create table webhooks (
      id text primary key,
      url text not null,
      events text not null,
      secret_round integer not null,
      secret_hash text not null,
      made_by text not null references users (id),
      created_at bigint not null,
      failing_since bigint,
      off_at bigint
    )`,
    `create table webhook_messages (
      id text primary key,
      webhook_id text not null references webhooks (id),
      event text not null,
      cause text not null,
      body text not null,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null,
      status integer,
      error text,
      next_at bigint,
      tried_at bigint,
      created_at bigint not null,
      unique (webhook_id, cause)
    )`,
    `create index webhook_messages_by_webhook on webhook_messages (webhook_id, id)`,
    `create index webhook_messages_by_age on webhook_messages (created_at)`,
  ],
};
