import type { Migration } from "#server/database/migration.ts";

/** Who waits for a slot on a full day, and on which dates. */
export const waitingList: Migration = {
  name: "0085-waiting-list",
  statements: () => [
    `create table waiting (
      id text primary key,
      user_id text references users (id),
      guest_id text not null,
      added_by text references users (id),
      state text not null check (state in ('waiting', 'booked', 'left', 'passed')),
      service_ids text not null,
      service_name text not null,
      masters text not null,
      dates text not null,
      last_date text not null,
      hours text not null,
      worth_cents integer not null,
      created_at bigint not null,
      ended_at bigint,
      booking_id text references bookings (id)
    )`,
    `create index waiting_open on waiting (created_at, id) where state = 'waiting'`,
    `create index waiting_by_guest on waiting (guest_id, created_at)`,
    `create index waiting_by_user on waiting (user_id, created_at) where user_id is not null`,
    `create index waiting_by_booking on waiting (booking_id) where booking_id is not null`,
    `create index waiting_ended on waiting (state, ended_at, id) where ended_at is not null`,
    `create table waiting_dates (
      date text not null,
      waiting_id text not null references waiting (id),
      primary key (date, waiting_id)
    )`,
    `create index waiting_dates_by_entry on waiting_dates (waiting_id)`,
  ],
};
