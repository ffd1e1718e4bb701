import type { Migration } from "#server/database/migration.ts";

export const visits: Migration = {
  name: "0006-visits",
  statements: () => [
    `alter table bookings add column note text not null default ''`,
    `alter table holds add column extended integer not null default 0`,
    `create index time_off_by_resource on time_off (resource_id, starts_at)`,
  ],
};
