import type { Migration } from "#server/database/migration.ts";

/** Everything that availability depends on besides what is taken. */
const tables = [
  "salon",
  "opening_hours",
  "hours_exceptions",
  "resources",
  "masters",
  "master_hours",
  "master_services",
  "services",
];

/**
 * The catalogue's version. Triggers draw a new one after every change, by any server or by hand. A server's cached
 * catalogue is valid while the version is the same. Versions are drawn, not counted, so that none ever repeats.
 */
export const catalogueVersion: Migration = {
  name: "0027-catalogue-version",
  statements: (engine) => [
    `create table catalogue_version (id text primary key, version text not null)`,
    `insert into catalogue_version (id, version) values ('catalogue', ${engine.drawnName})`,
    ...tables.flatMap((table) =>
      engine.afterChange(table, `update catalogue_version set version = ${engine.drawnName}`),
    ),
  ],
};
