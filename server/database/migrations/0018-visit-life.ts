import type { Migration } from "#server/database/migration.ts";

/** The share of a refund that remains after moves, and an index by visit of what was paid at the salon. */
export const visitLife: Migration = {
  name: "0018-visit-life",
  statements: () => [
    `alter table bookings add column most_percent integer not null default 100`,
    `create index ledger_by_booking on ledger (booking_id) where booking_id is not null`,
  ],
};
