import type { Migration } from "#server/database/migration.ts";
import { secondFactorTables } from "#server/database/migrations/auth-tables.ts";

export const signIn: Migration = {
  name: "0019-sign-in",
  statements: (engine) => [
    ...secondFactorTables(engine.types),
    `create table provider_sessions (
      id text primary key,
      provider text not null,
      subject text not null,
      user_agent text,
      created_at bigint not null,
      seen_at bigint not null,
      ended_at bigint
    )`,
    `create index provider_sessions_by_subject on provider_sessions (provider, subject)`,
  ],
};
