import type { Migration } from "#server/database/migration.ts";

/**
 * Packages that the desk sells to a guest, who may have no account. When a session is used at the desk, the visit
 * keeps its previous price, so that a mistake can be undone. SQLite can't make a column nullable later, so the
 * account column is created anew.
 */
export const deskPackages: Migration = {
  name: "0083-desk-packages",
  statements: () => [
    `drop index bought_packages_by_user`,
    `alter table bought_packages add column account_id text references users (id)`,
    `update bought_packages set account_id = user_id`,
    `alter table bought_packages drop column user_id`,
    `alter table bought_packages rename column account_id to user_id`,
    `create index bought_packages_by_user on bought_packages (user_id)`,
    `alter table bought_packages add column guest_id text references guests (id)`,
    `create index bought_packages_by_guest on bought_packages (guest_id)`,
    `alter table bookings add column before_session text`,
  ],
};
