import type { Migration } from "#server/database/migration.ts";

export const frontDesk: Migration = {
  name: "0008-front-desk",
  statements: () => [
    `create index bookings_waiting on bookings (ends_at) where state = 'pending'`,
    `create index bookings_by_phone on bookings (phone)`,
    `create index time_off_by_end on time_off (ends_at)`,
  ],
};
