import type { Migration } from "#server/database/migration.ts";

/** The number of missed visits after which a customer pays in full, and which rule decided what a purchase charges. */
export const missedVisits: Migration = {
  name: "0054-missed-visits",
  statements: () => [
    `alter table salon add column full_after_no_shows integer`,
    `alter table purchases add column asked_by text`,
  ],
};
