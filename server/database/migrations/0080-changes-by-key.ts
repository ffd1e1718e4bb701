import type { Migration } from "#server/database/migration.ts";

/** Which program wrote a line of a visit's history, by the name of its key. */
export const changesByKey: Migration = {
  name: "0080-changes-by-key",
  statements: () => [`alter table booking_events add column key_id text references api_keys (id)`],
};
