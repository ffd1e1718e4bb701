import type { Migration } from "#server/database/migration.ts";

/**
 * Slots that came free and are held for somebody on the waiting list. The hold belongs to a purchase, like any other,
 * and the purchase names the offered slot. The waiting round's row records the catalogue version up to which slots
 * were looked for.
 */
export const offeredHours: Migration = {
  name: "0086-offered-hours",
  statements: () => [
    `create table offered_hours (
      id text primary key,
      waiting_id text not null references waiting (id),
      purchase_id text not null,
      state text not null check (state in ('open', 'booked', 'lapsed', 'declined', 'taken_back')),
      starts_at bigint not null,
      ends_at bigint not null,
      masters text not null,
      until bigint not null,
      turn integer not null,
      offered_by text references users (id),
      created_at bigint not null,
      taken_at bigint,
      ended_at bigint
    )`,
    `create unique index offered_hours_open on offered_hours (waiting_id) where state = 'open'`,
    `create index offered_hours_by_entry on offered_hours (waiting_id, starts_at)`,
    `create index offered_hours_by_start on offered_hours (starts_at)`,
    `alter table purchases add column offered_hour_id text`,
    `drop index purchases_one_open`,
    `create unique index purchases_one_open on purchases (user_id, kind)
      where state = 'open' and booking_id is null and kind <> 'offered_hour'`,
    `create index purchases_open on purchases (user_id, kind) where state = 'open' and booking_id is null`,
    `create table waiting_round (id text primary key, version text not null)`,
    `insert into waiting_round (id, version) values ('round', '')`,
    `alter table salon add column waiting_order text not null default 'first'`,
  ],
};
