/** What of an append-only table may be overwritten. */
export interface Forgettable {
  /** What somebody has typed. */
  column: string;
  /** What may be said in its place, and nothing else. */
  texts: readonly string[];
  /** All other columns, which stay as they are. */
  others: readonly string[];
}

/** As `Engine.appendOnly` says. */
export function appendOnlyOnSqlite(table: string): string[] {
  return ["update", "delete"].map(
    (verb) => `create trigger ${table}_no_${verb} before ${verb} on ${table} ${refused(table)}`,
  );
}

/** As `Engine.forgettable` says. */
export function forgettableOnSqlite(table: string, { column, texts, others }: Forgettable): string[] {
  return [
    `drop trigger ${table}_no_update`,
    `drop trigger if exists ${table}_no_other_${column}`,
    `create trigger ${table}_no_update before update of ${others.join(", ")} on ${table} ${refused(table)}`,
    `create trigger ${table}_no_other_${column} before update of ${column} on ${table}
      when new.${column} not in (${quoted(texts)}) ${refused(table)}`,
  ];
}

/** As `Engine.appendOnly` says. */
export function appendOnlyOnPostgres(table: string): string[] {
  return [
    `create or replace function ${table}_refuse() returns trigger language plpgsql as
      $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function ${table}_refuse()`,
  ];
}

/** As `Engine.forgettable` says. */
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
