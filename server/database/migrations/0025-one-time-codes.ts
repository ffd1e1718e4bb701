import type { Migration } from "#server/database/migration.ts";

/** The step of an authenticator app with the code that was taken last: it and earlier ones are not taken again. */
export const oneTimeCodes: Migration = {
  name: "0025-one-time-codes",
  statements: () => [`alter table auth_two_factor add column "lastStep" bigint`],
};
