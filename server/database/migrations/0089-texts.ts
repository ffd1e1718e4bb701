import type { Migration } from "#server/database/migration.ts";

/** How people want to be notified of visits, what became of the texts that were sent, and short links to stop them. */
export const texts: Migration = {
  name: "0089-texts",
  statements: () => [
    `alter table users add column told_by text not null default 'mail' check (told_by in ('mail', 'sms', 'whatsapp'))`,
    `alter table bookings add column by_text integer not null default 0`,
    `create table sent_texts (
      id text primary key,
      share text not null check (share in ('notices', 'codes')),
      day text not null,
      segments integer not null,
      cost text,
      gateway_id text,
      sent_at bigint
    )`,
    `create index sent_texts_of_day on sent_texts (day, share)`,
    `create unique index sent_texts_by_gateway on sent_texts (gateway_id) where gateway_id is not null`,
    `create table text_links (
      code text primary key,
      subject text not null unique,
      created_at bigint not null
    )`,
  ],
};
