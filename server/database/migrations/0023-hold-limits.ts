import type { Migration } from "#server/database/migration.ts";

/** Who holds how much of the calendar without paying: from which network, until when, and whether the desk ended it. */
export const holdLimits: Migration = {
  name: "0023-hold-limits",
  statements: () => [
    `alter table holds add column network text`,
    `alter table holds add column proven integer not null default 1`,
    `alter table holds add column freed_at bigint`,
    `alter table holds add column freed_by_desk integer not null default 0`,
    `create index holds_by_user on holds (user_id, created_at)`,
    `create index holds_by_network on holds (network, created_at) where network is not null`,
  ],
};
