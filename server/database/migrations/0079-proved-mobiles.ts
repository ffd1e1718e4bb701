import type { Migration } from "#server/database/migration.ts";

/** The mobile number that an account has verified as its own, and the codes that were sent to verify one. */
export const provedMobiles: Migration = {
  name: "0079-proved-mobiles",
  statements: () => [
    `alter table users add column proved_mobile text`,
    `create unique index users_by_proved_mobile on users (proved_mobile) where proved_mobile is not null`,
    `create table mobile_codes (
      id text primary key,
      user_id text not null references users (id),
      mobile text not null,
      sent_at bigint not null,
      tries integer not null default 0,
      used_at bigint
    )`,
    `create index mobile_codes_of_user on mobile_codes (user_id, sent_at)`,
    `create index mobile_codes_by_time on mobile_codes (sent_at)`,
  ],
};
