import type { Migration } from "#server/database/migration.ts";

/** A work is kept before it is shown, and a page that has not seen its last change cannot undo it. */
export const publishedWorks: Migration = {
  name: "0048-published-works",
  statements: () => [
    "alter table portfolio_works add column published integer not null default 1",
    "alter table portfolio_works add column version integer not null default 1",
  ],
};
