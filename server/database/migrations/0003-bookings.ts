import type { Migration } from "#server/database/migration.ts";

export const bookings: Migration = {
  name: "0003-bookings",
  statements: (engine) => [
    `create table purchases (
      id text primary key,
      user_id text not null references users (id),
      state text not null check (state in ('open', 'booked', 'released', 'refunded')),
      price_only integer not null,
      name text not null,
      email text not null,
      phone text not null,
      starts_at bigint,
      total_cents integer not null check (total_cents >= 0),
      currency text not null,
      quote text not null,
      policy text not null,
      created_at bigint not null
    )`,
    `create unique index purchases_one_open on purchases (user_id) where state = 'open'`,
    `create table purchase_items (
      purchase_id text not null references purchases (id),
      position integer not null,
      service_id text not null references services (id),
      service_name text not null,
      master_id text references masters (id),
      starts_at bigint,
      ends_at bigint,
      price_cents integer not null,
      primary key (purchase_id, position)
    )`,
    `create table holds (
      id text primary key,
      user_id text not null references users (id),
      purchase_id text not null unique references purchases (id),
      state text not null check (state in ('active', 'expiring', 'converted', 'freed')),
      ends_at bigint not null,
      claims text not null,
      created_at bigint not null
    )`,
    `create index holds_to_expire on holds (ends_at) where state in ('active', 'expiring')`,
    `create table bookings (
      id text primary key,
      user_id text references users (id),
      purchase_id text unique references purchases (id),
      name text not null,
      email text not null,
      phone text not null,
      service_name text not null,
      price_cents integer not null,
      transaction_id text not null,
      state text not null check (state in ('pending', 'confirmed', 'in_chair', 'completed', 'cancelled', 'no_show')),
      starts_at bigint,
      ends_at bigint,
      created_at bigint not null
    )`,
    `create index bookings_by_user on bookings (user_id, created_at)`,
    `create index bookings_by_email on bookings (email, created_at)`,
    `create index bookings_by_creation on bookings (created_at, id)`,
    `create index bookings_by_start on bookings (starts_at)`,
    `create table booking_items (
      booking_id text not null references bookings (id),
      position integer not null,
      service_id text not null references services (id),
      service_name text not null,
      master_id text references masters (id),
      starts_at bigint,
      ends_at bigint,
      price_cents integer not null,
      primary key (booking_id, position)
    )`,
    `create table booking_events (
      id text primary key,
      booking_id text not null references bookings (id),
      at bigint not null,
      actor_id text references users (id),
      from_state text,
      to_state text not null,
      reason text not null
    )`,
    `create index booking_events_by_booking on booking_events (booking_id, at)`,
    ...engine.appendOnly("booking_events"),
    `create table time_off (
      id text primary key,
      resource_id text not null references resources (id),
      starts_at bigint not null,
      ends_at bigint not null,
      reason text not null,
      created_at bigint not null
    )`,
    `create table cells (
      resource_id text not null references resources (id),
      cell bigint not null,
      hold_id text references holds (id),
      booking_id text references bookings (id),
      time_off_id text references time_off (id),
      primary key (resource_id, cell),
      check (
        case when hold_id is null then 0 else 1 end
        + case when booking_id is null then 0 else 1 end
        + case when time_off_id is null then 0 else 1 end = 1
      )
    )`,
    `create index cells_by_hold on cells (hold_id) where hold_id is not null`,
    `create index cells_by_booking on cells (booking_id) where booking_id is not null`,
    `create index cells_by_time_off on cells (time_off_id) where time_off_id is not null`,
  ],
};
