import type { Migration } from "#server/database/migration.ts";

/** Guests imported from another system's file, its ids for them, and the data for undoing an import. */
export const imports: Migration = {
  name: "0047-imports",
  statements: () => [
    `create table imports (
      id text primary key,
      file_name text not null,
      actor_id text references users(id),
      at bigint not null,
      made integer not null,
      joined integer not null,
      refused integer not null,
      taken_back_at bigint
    )`,
    `create index imports_by_time on imports (at, id)`,
    `create table imported_guests (
      import_id text not null references imports(id),
      guest_id text not null references guests(id),
      made integer not null,
      filled text not null,
      note_id text,
      left_as text not null,
      primary key (import_id, guest_id)
    )`,
    `create index imported_guests_by_guest on imported_guests (guest_id)`,
    `create table guest_external_ids (
      external_id text primary key,
      guest_id text not null references guests(id),
      import_id text not null references imports(id)
    )`,
    `create index guest_external_ids_by_import on guest_external_ids (import_id)`,
    `create index guest_external_ids_by_guest on guest_external_ids (guest_id)`,
  ],
};
