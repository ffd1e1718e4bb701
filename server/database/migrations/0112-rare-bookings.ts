import type { Migration } from "#server/database/migration.ts";

/**
 * Indexes for lists of bookings that few match, so that such a list does not read all of them: who is in the chair, who
 * did not come, and what came through a link with a name.
 */
export const rareBookings: Migration = {
  name: "0112-rare-bookings",
  statements: () => [
    "create index bookings_in_chair on bookings (created_at, id) where state = 'in_chair'",
    "create index bookings_no_shows on bookings (created_at, id) where state = 'no_show'",
    "create index bookings_by_source on bookings (source, created_at, id) where source is not null",
  ],
};
