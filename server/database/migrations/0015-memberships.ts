import type { Migration } from "#server/database/migration.ts";

/**
 * Memberships are purchases without a visit. Their receipts share the visits' numbering. A person who saved a card is a
 * customer at the card provider. SQLite can't change a key, so both engines copy the receipts.
 */
export const memberships: Migration = {
  name: "0015-memberships",
  statements: (engine) => [
    `alter table salon add column membership_cents integer default 12000 check (membership_cents >= 50)`,
    `alter table purchases add column kind text not null default 'visit' check (kind in ('visit', 'membership'))`,
    `drop index purchases_one_open`,
    `create unique index purchases_one_open on purchases (user_id, kind) where state = 'open'`,
    `alter table bookings add column discount text`,
    `create table memberships (
      id text primary key,
      user_id text not null references users (id),
      purchase_id text not null unique references purchases (id),
      transaction_id text not null,
      price_cents integer not null,
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      refunded_at bigint,
      created_at bigint not null
    )`,
    `create index memberships_by_user on memberships (user_id, ends_at)`,
    `create table card_customers (
      user_id text primary key references users (id),
      customer_id text not null,
      created_at bigint not null
    )`,
    `create table receipts_of_all (
      number integer primary key check (number > 0),
      booking_id text unique references bookings (id),
      membership_id text unique references memberships (id),
      issued text not null,
      created_at bigint not null,
      check (
        case when booking_id is null then 0 else 1 end
        + case when membership_id is null then 0 else 1 end = 1
      )
    )`,
    `insert into receipts_of_all (number, booking_id, issued, created_at)
      select number, booking_id, issued, created_at from receipts`,
    `drop table receipts`,
    `alter table receipts_of_all rename to receipts`,
    ...engine.appendOnly("receipts"),
  ],
};
