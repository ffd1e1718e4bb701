import type { Migration } from "#server/database/migration.ts";

/** What a customer's moves have left of her refund, and what was paid at the salon for a visit found by the visit. */
export const visitLife: Migration = {
  name: "0018-visit-life",
  statements: () => [
    `alter table bookings add column most_percent integer not null default 100`,
    `create index ledger_by_booking on ledger (booking_id) where booking_id is not null`,
  ],
};
