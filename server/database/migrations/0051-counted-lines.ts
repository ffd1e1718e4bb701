import type { Migration } from "#server/database/migration.ts";

/**
 * Which ledger lines each close has counted, how money at the desk was paid, and past weekly hours. Earlier closes
 * count the lines of their own time.
 */
export const countedLines: Migration = {
  name: "0051-counted-lines",
  statements: (engine) => [
    `alter table ledger add column method text`,
    `create table day_close_lines (
      ledger_id text not null references ledger (id),
      number integer not null references day_closes (number) deferrable initially deferred,
      primary key (ledger_id, number)
    )`,
    `create index day_close_lines_by_number on day_close_lines (number)`,
    `insert into day_close_lines (ledger_id, number)
      select ledger.id, day_closes.number from day_closes
      join ledger on ledger.at >= day_closes.covers_from and ledger.at < day_closes.covers_to
      where day_closes.reopens is null and ledger.kind <> 'discount'`,
    ...engine.appendOnly("day_close_lines"),
    `alter table day_closes add column desk_cash_cents integer not null default 0`,
    `alter table day_closes add column desk_other_cents integer not null default 0`,
    `create table past_hours (
      owner text not null,
      until bigint not null,
      week text not null,
      primary key (owner, until)
    )`,
  ],
};
