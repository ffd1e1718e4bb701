import type { Migration } from "#server/database/migration.ts";

/** Changes of booked visits: purchases that name the visit they change, and a row for each change that was made. */
export const visitChanges: Migration = {
  name: "0063-visit-changes",
  statements: () => [
    `alter table purchases add column booking_id text references bookings (id)`,
    `alter table purchases add column change text`,
    `drop index purchases_one_open`,
    `create unique index purchases_one_open on purchases (user_id, kind) where state = 'open' and booking_id is null`,
    `create unique index purchases_one_change on purchases (booking_id) where state = 'open' and booking_id is not null`,
    `create index purchases_of_changes on purchases (booking_id) where booking_id is not null`,
    `alter table bookings add column kept_cents integer not null default 0`,
    `create table visit_changes (
      id text primary key,
      booking_id text not null references bookings (id),
      purchase_id text unique references purchases (id),
      transaction_id text,
      at bigint not null,
      was_cents integer not null,
      price_cents integer not null,
      paid_cents integer not null check (paid_cents >= 0),
      back_cents integer not null check (back_cents >= 0),
      changed text not null
    )`,
    `create index visit_changes_by_booking on visit_changes (booking_id, at)`,
  ],
};
