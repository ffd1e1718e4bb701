import type { Migration } from "#server/database/migration.ts";
import { authTables } from "#server/database/migrations/auth-tables.ts";

export const people: Migration = {
  name: "0002-people",
  statements: (engine) => [
    ...authTables(engine.types),
    `create table users (
      id text primary key,
      email text not null,
      email_verified integer not null default 0,
      name text not null,
      photo_url text,
      phone text,
      role text not null default 'customer' check (role in ('customer', 'staff', 'admin')),
      created_at bigint not null,
      deleted_at bigint
    )`,
    `create index users_by_email on users (email)`,
    `create index users_by_creation on users (created_at, id)`,
    `create table identities (
      provider text not null,
      subject text not null,
      user_id text not null references users (id),
      created_at bigint not null,
      primary key (provider, subject)
    )`,
    `create index identities_by_user on identities (user_id)`,
    `create table audit_log (
      id text primary key,
      at bigint not null,
      actor_id text references users (id),
      action text not null,
      subject_id text not null,
      detail text not null
    )`,
    ...engine.appendOnly("audit_log"),
    `create table rate_limits (
      key text primary key,
      window_start bigint not null,
      count integer not null
    )`,
  ],
};
