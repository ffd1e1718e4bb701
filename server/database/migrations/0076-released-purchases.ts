import type { Migration } from "#server/database/migration.ts";

/** Finds the purchases that nobody paid, which are removed. */
export const releasedPurchases: Migration = {
  name: "0076-released-purchases",
  statements: () => [`create index purchases_released on purchases (created_at) where state = 'released'`],
};
