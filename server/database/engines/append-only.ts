/** What may be overwritten in an append-only table. */
export interface Forgettable {
  /** The column that holds what somebody typed. */
  column: string;
  /** The only texts that may replace it. */
  texts: readonly string[];
  /** All other columns, which must not change. */
  others: readonly string[];
}

/** See `Engine.appendOnly`. */
export function appendOnlyOnSqlite(table: string): string[] {
  return ["update", "delete"].map(
    (verb) => `create trigger ${table}_no_${verb} before ${verb} on ${table} ${refused(table)}`,
  );
}

/** See `Engine.forgettable`. */
export function forgettableOnSqlite(table: string, { column, texts, others }: Forgettable): string[] {
  return [
    `drop trigger ${table}_no_update`,
    `drop trigger if exists ${table}_no_other_${column}`,
    `create trigger ${table}_no_update before update of ${others.join(", ")} on ${table} ${refused(table)}`,
    `create trigger ${table}_no_other_${column} before update of ${column} on ${table}
      when new.${column} not in (${quoted(texts)}) ${refused(table)}`,
  ];
}

/** See `Engine.appendOnly`. */
export function appendOnlyOnPostgres(table: string): string[] {
  return [
    `create or replace function ${table}_refuse() returns trigger language plpgsql as
      $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function ${table}_refuse()`,
  ];
}

/** See `Engine.forgettable`. */
export function forgettableOnPostgres(table: string, { column, texts, others }: Forgettable): string[] {
  return [
    `drop trigger ${table}_append_only on ${table}`,
    `drop trigger if exists ${table}_no_other_${column} on ${table}`,
    `create trigger ${table}_append_only before update of ${others.join(", ")} or delete or truncate on ${table}
      for each statement execute function ${table}_refuse()`,
    `create trigger ${table}_no_other_${column} before update of ${column} on ${table}
      for each row when (new.${column} not in (${quoted(texts)})) execute function ${table}_refuse()`,
  ];
}

function refused(table: string): string {
  return `begin select raise(abort, '${table} is append-only'); end`;
}

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `'${text}'`).join(", ");
}
