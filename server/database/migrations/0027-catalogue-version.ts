import type { Migration } from "#server/database/migration.ts";

/** All that free hours depend on beside what is taken. */
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
 * The catalogue's version. Triggers draw another one after every change, by any server or by hand. What a server keeps of
 * the catalogue is right while the version is the same. Versions are drawn, not counted, so that none ever comes back.
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
