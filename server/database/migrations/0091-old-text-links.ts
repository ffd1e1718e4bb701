import type { Migration } from "#server/database/migration.ts";

/** Finds the short links of texts that nobody uses any more. */
export const oldTextLinks: Migration = {
  name: "0091-old-text-links",
  statements: () => ["create index text_links_by_age on text_links (created_at)"],
};
