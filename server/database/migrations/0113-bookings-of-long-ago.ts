import type { Migration } from "#server/database/migration.ts";

/**
 * Indexes for lists of bookings that do not begin with the newest ones: what was made long after its visit began, which
 * tells how far back a list of past years may begin; what came from the desk or the site without a link's source; and
 * two states that few bookings have.
 */
export const bookingsOfLongAgo: Migration = {
  name: "0113-bookings-of-long-ago",
  statements: () => [
    "create index bookings_made_late on bookings (created_at, starts_at) where created_at > starts_at + 86400000",
    ...["desk", "site"].map(
      (source) => `create index bookings_from_${source} on bookings (created_at, id)
        where coalesce(source, case when purchase_id is null then 'desk' else 'site' end) = '${source}'`,
    ),
    ...["confirmed", "cancelled"].map(
      (state) => `create index bookings_${state} on bookings (created_at, id) where state = '${state}'`,
    ),
  ],
};
