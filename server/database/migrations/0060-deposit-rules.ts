import type { Migration } from "#server/database/migration.ts";

/** What is asked for at booking in special cases: for a service, an expensive visit, new guests, or members. */
export const depositRules: Migration = {
  name: "0060-deposit-rules",
  statements: () => [
    `alter table salon add column deposit_rules text`,
    `alter table services add column deposit text`,
  ],
};
