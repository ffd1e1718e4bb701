import type { Migration } from "#server/database/migration.ts";

/** The Bangla names of the salon, its services and its masters, where the owner has entered them. */
export const bangla: Migration = {
  name: "0013-bangla",
  statements: () => [
    "alter table salon add column name_bn text",
    // JSON, like the address itself.
    "alter table salon add column address_bn text",
    "alter table services add column name_bn text",
    "alter table services add column details_bn text",
    "alter table services add column tagline_bn text",
    "alter table masters add column name_bn text",
    "alter table masters add column role_bn text",
  ],
};
