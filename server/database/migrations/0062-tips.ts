import type { Migration } from "#server/database/migration.ts";

/** The part of a close's money at the desk that belongs to the masters. */
export const tips: Migration = {
  name: "0062-tips",
  statements: () => [`alter table day_closes add column tips_cents integer not null default 0`],
};
