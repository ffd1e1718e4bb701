import type { Migration } from "#server/database/migration.ts";

/** Finds the visits for which the desk has money to hand back, without reading all others. */
export const visitsToHandBack: Migration = {
  name: "0101-visits-to-hand-back",
  statements: () => [
    `create index bookings_to_hand_back on bookings (created_at desc, id desc, hand_back_cents)
      where hand_back_cents > 0`,
  ],
};
