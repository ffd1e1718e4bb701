import type { Migration } from "#server/database/migration.ts";

/** Lets the ledger record what banks take back. SQLite can't change a check, so both engines copy the table. */
export const disputes: Migration = {
  name: "0010-disputes",
  statements: (engine) => [
    `create table ledger_with_disputes (
      id text primary key,
      at bigint not null,
      kind text not null check (kind in ('charge', 'refund', 'dispute', 'discount', 'pay_at_salon')),
      cause text not null unique,
      amount_cents integer not null,
      currency text not null,
      payment_id text references payments (id),
      refund_id text references refunds (id),
      booking_id text references bookings (id)
    )`,
    `insert into ledger_with_disputes
      select id, at, kind, cause, amount_cents, currency, payment_id, refund_id, booking_id from ledger`,
    `drop table ledger`,
    `alter table ledger_with_disputes rename to ledger`,
    `create index ledger_by_time on ledger (at)`,
    `create index ledger_by_payment on ledger (payment_id) where payment_id is not null`,
    ...engine.appendOnly("ledger"),
    `create index refunds_on_their_way on refunds (updated_at) where state = 'sent'`,
  ],
};
