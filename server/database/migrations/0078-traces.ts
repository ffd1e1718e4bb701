import type { Migration } from "#server/database/migration.ts";

/** Lets a webhook and queued work continue the trace of the request that caused them. */
export const traces: Migration = {
  name: "0078-traces",
  statements: () => [
    `alter table payments add column trace text`,
    `alter table outbox add column trace text`,
  ],
};
