import type { Migration } from "#server/database/migration.ts";

/** The time step of the last accepted authenticator code: codes of that step and earlier ones are refused. */
export const oneTimeCodes: Migration = {
  name: "0025-one-time-codes",
  statements: () => [`alter table auth_two_factor add column "lastStep" bigint`],
};
