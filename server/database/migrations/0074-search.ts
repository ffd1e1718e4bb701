import type { Migration } from "#server/database/migration.ts";

const columns = {
  bookings: ["name", "email", "phone", "service_name", "transaction_id"],
  users: ["name", "email"],
};

type Table = keyof typeof columns;

/**
 * Finds bookings and users by any three consecutive letters of their searchable texts. PostgreSQL keeps such a
 * trigram index if it has `pg_trgm` and lets this role use it. Without it, a search scans all rows and gives the same
 * answer. SQLite keeps trigrams in a full-text search table, whose rows have their own numbers: those of other tables
 * may change when the file is compacted.
 */
export const search: Migration = {
  name: "0074-search",
  statements: ({ name }) =>
    (["bookings", "users"] as const).flatMap(name === "postgres" ? indexOnPostgres : indexOnSqlite),
};

function indexOnPostgres(table: Table): string[] {
  return [
    `do $$ begin
      create extension if not exists pg_trgm;
      create index ${table}_search on ${table} using gin (lower(${textOf(table)}) gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
      raise notice 'without pg_trgm a search of ${table} reads row after row';
    end $$`,
  ];
}

function indexOnSqlite(table: Table): string[] {
  const rowOf = (row: "new" | "old") => `(select row from ${table}_search_rows where id = ${row}.id)`;
  return [
    `create table ${table}_search_rows (row integer primary key, id text not null unique)`,
    `create virtual table ${table}_search
      using fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    `insert into ${table}_search_rows (id) select id from ${table} order by created_at, id`,
    `insert into ${table}_search (rowid, text)
      select row, ${textOf(table, table)} from ${table}_search_rows as kept join ${table} on ${table}.id = kept.id`,
    `create trigger ${table}_search_insert after insert on ${table} begin
      insert into ${table}_search_rows (id) values (new.id);
      insert into ${table}_search (rowid, text) values (${rowOf("new")}, ${textOf(table, "new")});
    end`,
    `create trigger ${table}_search_update after update on ${table}
      when ${textOf(table, "new")} <> ${textOf(table, "old")} begin
      update ${table}_search set text = ${textOf(table, "new")} where rowid = ${rowOf("new")};
    end`,
    `create trigger ${table}_search_delete after delete on ${table} begin
      delete from ${table}_search where rowid = ${rowOf("old")};
      delete from ${table}_search_rows where id = old.id;
    end`,
  ];
}

/** In the form that the search uses. @param row the row's name, where it needs one */
function textOf(table: Table, row?: string): string {
  return columns[table].map((column) => (row ? `${row}.${column}` : column)).join(" || ' ' || ");
}
