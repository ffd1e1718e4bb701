import type { Migration } from "#server/database/migration.ts";

/**
 * What is taken in a span of time lies side by side here, so that free hours cost the same however many years lie
 * behind: by resource first, PostgreSQL would rather read the whole table.
 */
export const cellsByTime: Migration = {
  name: "0016-cells-by-time",
  statements: () => [`create index cells_by_time on cells (cell, resource_id)`],
};
