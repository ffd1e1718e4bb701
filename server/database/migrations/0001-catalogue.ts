import type { Migration } from "#server/database/migration.ts";

export const catalogue: Migration = {
  name: "0001-catalogue",
  statements: () => [
    `create table salon (
      id text primary key,
      name text not null,
      address text not null,
      phone text not null,
      email text not null,
      zone text not null,
      currency text not null,
      slot_step_minutes integer not null,
      lead_minutes integer not null,
      horizon_days integer not null,
      hold_minutes integer not null,
      policy text not null,
      tax_name text,
      tax_basis_points integer not null default 0,
      demo integer not null,
      created_at bigint not null
    )`,
    `create table opening_hours (
      id text primary key,
      weekday integer not null check (weekday between 0 and 6),
      opens text not null,
      closes text not null check (closes > opens)
    )`,
    `create table rooms (id text primary key, name text not null)`,
    `create table resources (
      id text primary key,
      kind text not null check (kind in ('master', 'unit')),
      room_id text references rooms (id)
    )`,
    `create table masters (
      id text primary key references resources (id),
      name text not null,
      role text not null,
      photo text not null,
      bio text not null,
      position integer not null,
      active integer not null default 1,
      created_at bigint not null
    )`,
    `create table hours_exceptions (
      id text primary key,
      master_id text references masters (id),
      date text not null,
      opens text,
      closes text,
      reason text not null,
      check ((opens is null) = (closes is null))
    )`,
    `create index hours_exceptions_by_date on hours_exceptions (date)`,
    `create table master_hours (
      id text primary key,
      master_id text not null references masters (id),
      weekday integer not null check (weekday between 0 and 6),
      opens text not null,
      closes text not null check (closes > opens)
    )`,
    `create table services (
      id text primary key,
      name text not null,
      details text not null,
      tagline text not null default '',
      image text not null,
      price_cents integer not null check (price_cents >= 0),
      minutes integer not null check (minutes > 0 and minutes % 5 = 0),
      prep_minutes integer not null default 0,
      processing_start integer not null default 0,
      processing_minutes integer not null default 0,
      cleanup_minutes integer not null default 0,
      room_id text references rooms (id),
      position integer not null,
      hidden integer not null default 0,
      created_at bigint not null
    )`,
    `create unique index services_by_name on services (lower(name))`,
    `create table master_services (
      master_id text not null references masters (id),
      service_id text not null references services (id),
      primary key (master_id, service_id)
    )`,
    `create index master_services_by_service on master_services (service_id)`,
  ],
};
