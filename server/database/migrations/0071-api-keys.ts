import type { Migration } from "#server/database/migration.ts";

/** Keys of other programs. Only a hash of each is kept. */
export const apiKeys: Migration = {
  name: "0071-api-keys",
  statements: () => [
    `create table api_keys (
      id text primary key,
      name text not null,
      start text not null,
      scopes text not null,
      key_hash text not null unique,
      made_by text not null references users (id),
      created_at bigint not null,
      last_used_at bigint,
      revoked_at bigint
    )`,
  ],
};
