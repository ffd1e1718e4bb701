import type { Migration } from "#server/database/migration.ts";

/** Visits that got cheaper after a gift card had paid: what goes back to it, and what the policy keeps. */
export const cheaperByGiftCard: Migration = {
  name: "0105-cheaper-by-gift-card",
  statements: () => [
    "alter table bookings add column kept_credit_cents integer not null default 0",
    "alter table visit_changes add column to_gift_cents integer not null default 0",
  ],
};
