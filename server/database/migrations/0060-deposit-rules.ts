import type { Migration } from "#server/database/migration.ts";

/** What is asked for when booking in some cases: of a service, of a large visit, of new guests, of members. */
export const depositRules: Migration = {
  name: "0060-deposit-rules",
  statements: () => [
    `alter table salon add column deposit_rules text`,
    `alter table services add column deposit text`,
  ],
};
