import type { Migration } from "#server/database/migration.ts";

/** The salon's own texts and pictures: publications, one row each, and the single draft. */
export const siteContent: Migration = {
  name: "0035-site-content",
  statements: () => [
    `create table site_publications (
      id text primary key,
      number integer not null unique,
      content text not null,
      published_at bigint not null,
      published_by text references users (id),
      restores text references site_publications (id)
    )`,
    `create table site_draft (
      id text primary key,
      version bigint not null,
      published_id text references site_publications (id),
      content text,
      saved_at bigint,
      saved_by text references users (id)
    )`,
    `insert into site_draft (id, version) values ('site', 0)`,
    `create table site_pictures (
      address text primary key,
      created_at bigint not null
    )`,
  ],
};
