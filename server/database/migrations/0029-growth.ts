import type { Migration } from "#server/database/migration.ts";

/**
 * Indexes for queries that read a whole table, so that they take as long after ten years as after one. Payments are
 * marked settled with their purchase, and customers are counted when their visit ends, since both were searched for
 * in all past data.
 */
export const growth: Migration = {
  name: "0029-growth",
  statements: ({ name }) => [
    `create index purchases_by_user on purchases (user_id)`,
    `alter table payments add column settled integer not null default 0`,
    `update payments set settled = 1
      where purchase_id in (select id from purchases where state in ('booked', 'refunded'))`,
    `create index payments_to_settle on payments (updated_at) where state = 'succeeded' and settled = 0`,
    `create index refunds_to_send on refunds (updated_at) where state = 'requested'`,
    `create index bookings_to_come on bookings (starts_at) where state in ('pending', 'confirmed')`,
    `create index bookings_to_arrange on bookings (created_at, id)
      where starts_at is null and state in ('pending', 'confirmed')`,
    `create index booking_items_by_master on booking_items (master_id, starts_at)`,
    `create index bookings_had on bookings (email) where state = 'completed'`,
    `create table figures (id text primary key, count bigint not null)`,
    // Salons founded later start counting by themselves.
    `insert into figures (id, count)
      select 'happy_customers', (select count(distinct email) from bookings where state = 'completed') from salon`,
    `create index memberships_by_end on memberships (ends_at) where refunded_at is null`,
    `create index reviews_by_user on reviews (user_id)`,
    // An address may exceed the entry size of PostgreSQL's ordered indexes.
    `create index reviews_by_picture on reviews ${name === "postgres" ? "using hash (image)" : "(image)"}`,
    `create index reviews_published on reviews (created_at, id) where state = 'published'`,
    `create index reviews_waiting on reviews (created_at, id) where state = 'pending'`,
    `create index reviews_hidden on reviews (created_at, id) where state = 'hidden'`,
    `create index contact_messages_by_creation on contact_messages (created_at, id)`,
    `create index contact_messages_by_email on contact_messages (email)`,
    `create index users_by_picture on users ${name === "postgres" ? "using hash (photo_url)" : "(photo_url)"}
      where photo_url is not null`,
    `create index users_deleted on users (deleted_at) where deleted_at is not null`,
    `drop index outbox_due`,
    `create index outbox_to_do on outbox (run_at) where done_at is null and attempts < 108`,
    `create index outbox_given_up on outbox (id) where done_at is null and attempts >= 108`,
    `create index outbox_done on outbox (done_at) where done_at is not null`,
    `create index outbox_failed on outbox (id) where last_error is not null`,
    `create index outbox_refunds on outbox (id) where kind = 'refund'`,
    `create index auth_session_by_end on auth_session ("expiresAt")`,
    `create index provider_sessions_by_sight on provider_sessions (seen_at) where ended_at is null`,
  ],
};
