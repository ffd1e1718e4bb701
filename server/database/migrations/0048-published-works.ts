import type { Migration } from "#server/database/migration.ts";

/** A work is saved before it is shown, and a page that has not seen its last change can't undo it. */
export const publishedWorks: Migration = {
  name: "0048-published-works",
  statements: () => [
    "alter table portfolio_works add column published integer not null default 1",
    "alter table portfolio_works add column version integer not null default 1",
  ],
};
