import type { Migration } from "#server/database/migration.ts";

export const money: Migration = {
  name: "0004-money",
  statements: (engine) => [
    `create table payments (
      id text primary key,
      purchase_id text not null references purchases (id),
      attempt integer not null,
      intent_id text unique,
      amount_cents integer not null check (amount_cents > 0),
      currency text not null,
      state text not null check (state in ('creating', 'open', 'processing', 'cancelled', 'succeeded')),
      created_at bigint not null,
      updated_at bigint not null,
      unique (purchase_id, attempt)
    )`,
    `create unique index payments_one_open on payments (purchase_id) where state in ('creating', 'open', 'processing')`,
    `create index payments_to_watch on payments (created_at) where state in ('creating', 'open', 'processing')`,
    `create table refunds (
      id text primary key,
      payment_id text not null references payments (id),
      amount_cents integer not null check (amount_cents > 0),
      state text not null check (state in ('requested', 'sent', 'done', 'failed')),
      reason text not null,
      attempt integer not null,
      provider_refund_id text unique,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index refunds_by_payment on refunds (payment_id)`,
    `create table ledger (
      id text primary key,
      at bigint not null,
      kind text not null check (kind in ('charge', 'refund', 'discount', 'pay_at_salon')),
      cause text not null unique,
      amount_cents integer not null,
      currency text not null,
      payment_id text references payments (id),
      refund_id text references refunds (id),
      booking_id text references bookings (id)
    )`,
    `create index ledger_by_time on ledger (at)`,
    ...engine.appendOnly("ledger"),
    `create table exceptions (
      id text primary key,
      kind text not null,
      cause text not null unique,
      subject_id text not null,
      detail text not null,
      created_at bigint not null,
      resolved_at bigint
    )`,
    `create table outbox (
      id text primary key,
      kind text not null,
      payload text not null,
      cause text not null unique,
      run_at bigint not null,
      attempts integer not null default 0,
      locked_until bigint not null default 0,
      done_at bigint,
      last_error text,
      created_at bigint not null
    )`,
    `create index outbox_due on outbox (run_at) where done_at is null`,
  ],
};
