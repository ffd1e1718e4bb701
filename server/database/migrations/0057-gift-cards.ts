import type { Migration } from "#server/database/migration.ts";

/**
 * Gift cards, what happened to the money on each, and what they pay of purchases and visits. SQLite can't change a
 * check, so the ledger is copied and the kind of purchases becomes a new column: the program decides which kinds
 * there are.
 */
export const giftCards: Migration = {
  name: "0057-gift-cards",
  statements: (engine) => [
    `drop index purchases_one_open`,
    `alter table purchases add column buys text not null default 'visit'`,
    `update purchases set buys = kind`,
    `alter table purchases drop column kind`,
    `alter table purchases rename column buys to kind`,
    `create unique index purchases_one_open on purchases (user_id, kind) where state = 'open'`,
    `create table gift_cards (
      id text primary key,
      code_hash text not null unique,
      code_round integer not null default 1,
      purchase_id text unique references purchases (id),
      transaction_id text,
      sold_by text references users (id),
      worth_cents integer not null check (worth_cents > 0),
      currency text not null,
      service_name text,
      picture text not null,
      from_name text not null,
      to_name text not null,
      to_email text,
      message text not null,
      language text not null,
      sends_at bigint,
      sent_at bigint,
      sold_at bigint,
      refunded_at bigint,
      created_at bigint not null
    )`,
    `create index gift_cards_by_sale on gift_cards (sold_at, id) where sold_at is not null`,
    `create table gift_card_lines (
      id text primary key,
      gift_card_id text not null references gift_cards (id),
      at bigint not null,
      kind text not null check (kind in ('sold', 'used', 'returned', 'refunded')),
      cause text not null unique,
      cents integer not null,
      booking_id text references bookings (id)
    )`,
    `create index gift_card_lines_by_card on gift_card_lines (gift_card_id)`,
    `create index gift_card_lines_by_booking on gift_card_lines (booking_id) where booking_id is not null`,
    ...engine.appendOnly("gift_card_lines"),
    `alter table purchases add column gift_card_id text references gift_cards (id)`,
    `alter table purchases add column credit_cents integer not null default 0`,
    `create index purchases_with_credit on purchases (gift_card_id) where gift_card_id is not null and state = 'open'`,
    `alter table bookings add column credit_cents integer not null default 0`,
    `create table counted_before (ledger_id text not null, number integer not null)`,
    `insert into counted_before select ledger_id, number from day_close_lines`,
    `drop table day_close_lines`,
    `create table ledger_of_any_kind (
      id text primary key,
      at bigint not null,
      kind text not null,
      cause text not null unique,
      amount_cents integer not null,
      currency text not null,
      payment_id text references payments (id),
      refund_id text references refunds (id),
      booking_id text references bookings (id),
      method text
    )`,
    `insert into ledger_of_any_kind
      select id, at, kind, cause, amount_cents, currency, payment_id, refund_id, booking_id, method from ledger`,
    `drop table ledger`,
    `alter table ledger_of_any_kind rename to ledger`,
    `create index ledger_by_time on ledger (at)`,
    `create index ledger_by_payment on ledger (payment_id) where payment_id is not null`,
    `create index ledger_by_booking on ledger (booking_id) where booking_id is not null`,
    ...engine.appendOnly("ledger"),
    `create table day_close_lines (
      ledger_id text not null references ledger (id),
      number integer not null references day_closes (number) deferrable initially deferred,
      primary key (ledger_id, number)
    )`,
    `create index day_close_lines_by_number on day_close_lines (number)`,
    `insert into day_close_lines select ledger_id, number from counted_before`,
    `drop table counted_before`,
    ...engine.appendOnly("day_close_lines"),
  ],
};
