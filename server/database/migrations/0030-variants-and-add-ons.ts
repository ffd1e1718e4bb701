import type { Migration } from "#server/database/migration.ts";

/**
 * Categories, and two kinds of services that belong to others: a variant is another size of one service, and an
 * add-on is sold only with the services that it names.
 */
export const variantsAndAddOns: Migration = {
  name: "0030-variants-and-add-ons",
  statements: (engine) => [
    `alter table services add column category text`,
    `alter table services add column variant_of text references services (id)`,
    `alter table services add column variant_name text`,
    `alter table services add column variant_name_bn text`,
    `alter table services add column variant_hint text`,
    `alter table services add column variant_hint_bn text`,
    `create table add_ons (
      service_id text not null references services (id),
      add_on_id text not null references services (id),
      primary key (add_on_id, service_id),
      check (service_id <> add_on_id)
    )`,
    ...engine.afterChange("add_ons", `update catalogue_version set version = ${engine.drawnName}`),
  ],
};
