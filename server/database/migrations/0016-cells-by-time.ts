import type { Migration } from "#server/database/migration.ts";

/**
 * Keeps what is taken in a span of time together, so that availability costs the same however many years have passed.
 * With an index by resource first, PostgreSQL would rather read the whole table.
 */
export const cellsByTime: Migration = {
  name: "0016-cells-by-time",
  statements: () => [`create index cells_by_time on cells (cell, resource_id)`],
};
