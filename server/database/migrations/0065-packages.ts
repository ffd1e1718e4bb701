import type { Migration } from "#server/database/migration.ts";

/**
 * Packages of sessions that the owner sells, and those that were bought. The money of a bought package is kept like
 * that of a gift card, so that it has the same lines, locks and checks. A row beside it describes its sessions.
 */
export const packages: Migration = {
  name: "0065-packages",
  statements: () => [
    `create table packages (
      id text primary key,
      service_id text not null references services (id),
      sessions integer not null check (sessions between 2 and 20),
      price_cents integer not null check (price_cents >= 50 * sessions),
      months integer,
      on_sale integer not null default 1,
      created_at bigint not null
    )`,
    `alter table gift_cards add column kind text not null default 'card'`,
    `create index gift_cards_sold_by_kind on gift_cards (kind, id) where sold_at is not null`,
    `create table bought_packages (
      id text primary key references gift_cards (id),
      user_id text not null references users (id),
      package_id text not null references packages (id),
      service_id text not null references services (id),
      sessions integer not null,
      months integer,
      last_day text
    )`,
    `create index bought_packages_by_user on bought_packages (user_id)`,
    `create index bought_packages_by_service on bought_packages (service_id)`,
    `create index packages_by_service on packages (service_id)`,
    `alter table bookings add column package_id text references bought_packages (id)`,
  ],
};
