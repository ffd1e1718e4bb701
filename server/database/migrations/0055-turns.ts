import type { Migration } from "#server/database/migration.ts";

/** Which server does the work that one does for all, and until when it is presumed alive. */
export const turns: Migration = {
  name: "0055-turns",
  statements: () => [
    `create table turns (
      name text primary key,
      server text not null,
      until bigint not null
    )`,
  ],
};
