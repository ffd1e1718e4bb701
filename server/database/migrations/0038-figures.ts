import type { Migration } from "#server/database/migration.ts";

/** The data behind the owner's figures: where a booking came from, and who cancelled a visit. */
export const figures: Migration = {
  name: "0038-figures",
  statements: () => [
    `alter table purchases add column source text`,
    `alter table bookings add column source text`,
    `alter table booking_events add column cancelled_by text`,
  ],
};
