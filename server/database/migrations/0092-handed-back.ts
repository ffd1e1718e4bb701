import type { Migration } from "#server/database/migration.ts";

/**
 * Visits that got cheaper after they were paid at the salon: what the desk still has to hand back, and what the
 * policy keeps.
 */
export const handedBack: Migration = {
  name: "0092-handed-back",
  statements: () => [
    `alter table bookings add column hand_back_cents integer not null default 0`,
    `alter table bookings add column kept_at_salon_cents integer not null default 0`,
    `alter table visit_changes add column hand_back_cents integer not null default 0`,
  ],
};
