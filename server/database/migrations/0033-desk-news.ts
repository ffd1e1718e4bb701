import type { Migration } from "#server/database/migration.ts";

/** The data of the desk's bell: when each person last opened it, and indexes for what has happened since. */
export const deskNews: Migration = {
  name: "0033-desk-news",
  statements: () => [
    `alter table users add column news_seen_at bigint`,
    `create index booking_events_by_time on booking_events (at, id)`,
    `create index contact_messages_open on contact_messages (created_at) where handled_at is null`,
  ],
};
