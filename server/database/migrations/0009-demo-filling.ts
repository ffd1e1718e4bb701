import type { Migration } from "#server/database/migration.ts";

/** Existing salons were already filled by the version that founded them. */
export const demoFilling: Migration = {
  name: "0009-demo-filling",
  statements: () => [
    `alter table salon add column demo_filled_at bigint`,
    `update salon set demo_filled_at = created_at where demo = 1`,
  ],
};
