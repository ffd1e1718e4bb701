import type { Migration } from "#server/database/migration.ts";

/**
 * Sold gift cards and packages by the time of their sale: what the desk sells has an id that says nothing of it. The index by
 * kind and id goes once no server of the version before reads by it.
 */
export const salesByTime: Migration = {
  name: "0094-sales-by-time",
  statements: () => [
    "create index gift_cards_sold_by_time on gift_cards (kind, sold_at, id) where sold_at is not null",
  ],
};
