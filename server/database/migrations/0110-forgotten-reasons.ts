import type { Migration } from "#server/database/migration.ts";

/**
 * The reason that somebody typed for a cancellation can be erased from a visit's timeline. Everything else there
 * stays as written.
 */
export const forgottenReasons: Migration = {
  name: "0110-forgotten-reasons",
  statements: (engine) =>
    engine.forgettable("booking_events", {
      column: "reason",
      texts: ["cancelled by the customer", "cancelled by the salon"],
      others: [
        "id",
        "booking_id",
        "at",
        "actor_id",
        "from_state",
        "to_state",
        "from_starts_at",
        "to_starts_at",
        "cancelled_by",
        "key_id",
      ],
    }),
};
