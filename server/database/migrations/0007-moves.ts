import type { Migration } from "#server/database/migration.ts";

export const moves: Migration = {
  name: "0007-moves",
  statements: () => [
    `alter table booking_events add column from_starts_at bigint`,
    `alter table booking_events add column to_starts_at bigint`,
  ],
};
