import type { Migration } from "#server/database/migration.ts";

/**
 * Visits that lost the service that a session pays for: what the policy keeps of it, and what became of it in the
 * change.
 */
export const changedSessions: Migration = {
  name: "0108-changed-sessions",
  statements: () => [
    "alter table bookings add column kept_session_cents integer not null default 0",
    "alter table visit_changes add column session text",
    "alter table visit_changes add column session_cents integer not null default 0",
  ],
};
