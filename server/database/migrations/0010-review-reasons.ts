import type { Migration } from "#server/database/migration.ts";

export const reviewReasons: Migration = {
  name: "0010-review-reasons",
  statements: () => [`alter table reviews add column hidden_reason text`],
};
