import type { Migration } from "#server/database/migration.ts";

/** After how many missed visits a customer pays in full, and which rule said what a purchase charges. */
export const missedVisits: Migration = {
  name: "0054-missed-visits",
  statements: () => [
    `alter table salon add column full_after_no_shows integer`,
    `alter table purchases add column asked_by text`,
  ],
};
