import type { Migration } from "#server/database/migration.ts";

/** Codes that reduce a price, and their uses. */
export const offers: Migration = {
  name: "0056-offers",
  statements: () => [
    `create table offers (
      id text primary key,
      code text not null,
      percent integer check (percent between 1 and 100),
      amount_cents integer check (amount_cents > 0),
      from_date text,
      until_date text,
      service_ids text,
      first_visit_only integer not null,
      most_uses integer check (most_uses > 0),
      most_uses_each integer check (most_uses_each > 0),
      created_at bigint not null,
      ended_at bigint,
      check ((percent is null) <> (amount_cents is null))
    )`,
    `create unique index offers_by_code on offers (code)`,
    `create table offer_uses (
      purchase_id text primary key references purchases (id),
      offer_id text not null references offers (id),
      user_id text not null references users (id)
    )`,
    `create index offer_uses_by_offer on offer_uses (offer_id, user_id)`,
  ],
};
