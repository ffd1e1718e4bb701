import type { Migration } from "#server/database/migration.ts";

export const receipts: Migration = {
  name: "0011-receipts",
  statements: (engine) => [
    `create table receipts (
      number integer primary key check (number > 0),
      booking_id text not null unique references bookings (id),
      issued text not null,
      created_at bigint not null
    )`,
    ...engine.appendOnly("receipts"),
  ],
};
