import type { Migration } from "#server/database/migration.ts";

/** Languages, the mails that people switched off, calendar links, and why queued work was not done. */
export const notices: Migration = {
  name: "0020-notices",
  statements: () => [
    `alter table users add column language text not null default 'en' check (language in ('en', 'bn'))`,
    `alter table users add column language_chosen integer not null default 0`,
    `alter table outbox add column not_sent text`,
    `create table notice_refusals (
      subject text not null,
      kind text not null,
      created_at bigint not null,
      primary key (subject, kind)
    )`,
    `create table calendar_feeds (
      id text primary key,
      kind text not null check (kind in ('customer', 'master')),
      subject_id text not null,
      token_hash text not null unique,
      created_at bigint not null,
      unique (kind, subject_id)
    )`,
  ],
};
