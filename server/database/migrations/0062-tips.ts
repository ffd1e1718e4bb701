import type { Migration } from "#server/database/migration.ts";

/** What of a close's money at the desk is the masters'. */
export const tips: Migration = {
  name: "0062-tips",
  statements: () => [`alter table day_closes add column tips_cents integer not null default 0`],
};
