import type { Migration } from "#server/database/migration.ts";

/**
 * Sold gift cards and packages by time of sale, which the ids of desk sales do not reflect. The index by kind and id
 * is dropped once no server of the previous version uses it.
 */
export const salesByTime: Migration = {
  name: "0094-sales-by-time",
  statements: () => [
    "create index gift_cards_sold_by_time on gift_cards (kind, sold_at, id) where sold_at is not null",
  ],
};
