import type { Migration } from "#server/database/migration.ts";

/** What the owner's figures count: where a booking came from, and who gave a cancelled visit up. */
export const figures: Migration = {
  name: "0038-figures",
  statements: () => [
    `alter table purchases add column source text`,
    `alter table bookings add column source text`,
    `alter table booking_events add column cancelled_by text`,
  ],
};
