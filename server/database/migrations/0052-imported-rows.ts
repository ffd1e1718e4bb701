import type { Migration } from "#server/database/migration.ts";

/**
 * Services, masters and visits imported from another system's file, its ids for them, and the data for undoing an
 * import.
 */
export const importedRows: Migration = {
  name: "0052-imported-rows",
  statements: () => [
    `alter table imports add column kind text not null default 'guests'`,
    `create table imported_rows (
      import_id text not null references imports(id),
      subject_id text not null,
      made integer not null,
      filled text not null,
      left_as text not null,
      primary key (import_id, subject_id)
    )`,
    `create table import_keys (
      kind text not null,
      value text not null,
      subject_id text not null,
      import_id text not null references imports(id),
      primary key (kind, value)
    )`,
    `create index import_keys_by_import on import_keys (import_id)`,
    `create index booking_items_by_service on booking_items (service_id)`,
    `create index purchase_items_by_service on purchase_items (service_id)`,
    `create index purchase_items_by_master on purchase_items (master_id)`,
  ],
};
