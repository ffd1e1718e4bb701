import type { Migration } from "#server/database/migration.ts";

/** Anything that somebody typed can be erased from a visit's timeline, not only the reason of a cancellation. */
export const forgottenHistories: Migration = {
  name: "0111-forgotten-histories",
  statements: (engine) =>
    engine.forgettable("booking_events", {
      column: "reason",
      texts: [
        "cancelled by the customer",
        "cancelled by the salon",
        "confirmed by the salon",
        "in the chair",
        "completed",
        "did not come",
        "marked as missed by mistake",
        "put in the chair by mistake",
        "marked as completed by mistake",
        "payment at the salon taken back",
      ],
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
