import type { Migration } from "#server/database/migration.ts";

/** Finds the holds that ended long ago, which are removed. */
export const endedHolds: Migration = {
  name: "0061-ended-holds",
  statements: () => [`create index holds_ended on holds (ends_at) where state in ('converted', 'freed')`],
};
