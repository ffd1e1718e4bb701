import type { Migration } from "#server/database/migration.ts";

/** Cells that are this old may be past ones. It is less than the fewest days for which cells stay with the others. */
const oldCells = 13 * 288;

/**
 * Cells of visits that took place long ago leave the table that every claim writes to: one row says which adjacent
 * cells of a day a visit had. `past_cells_until` says up to which cell that was done. A trigger gives a past cell no
 * second owner: it looks after the new one is in, which waits for a transaction that moves the same cell.
 */
export const pastCells: Migration = {
  name: "0114-past-cells",
  statements: ({ name }) => [
    `create table past_cells (
      resource_id text not null references resources (id),
      from_cell bigint not null,
      to_cell bigint not null,
      booking_id text not null references bookings (id),
      primary key (resource_id, from_cell, booking_id),
      check (from_cell < to_cell and to_cell <= from_cell + 288)
    )`,
    "create index past_cells_by_booking on past_cells (booking_id)",
    "create table past_cells_until (cell bigint primary key)",
    "insert into past_cells_until (cell) values (0)",
    ...(name === "postgres" ? triggerOnPostgres : triggerOnSqlite),
  ],
};

const isTaken = `exists (select 1 from past_cells
  where resource_id = new.resource_id and from_cell > new.cell - 288 and from_cell <= new.cell and to_cell > new.cell)`;

const triggerOnSqlite = [
  `create trigger cells_taken_before after insert on cells
    when new.cell < unixepoch() / 300 - ${oldCells} and ${isTaken} begin
      select raise(abort, 'UNIQUE constraint failed: cells.resource_id, cells.cell'); end`,
];

const triggerOnPostgres = [
  `create function cells_taken_before() returns trigger language plpgsql as $$ begin
    if ${isTaken} then
      raise exception 'The cell has an owner among the past ones.'
        using errcode = 'unique_violation', constraint = 'cells_pkey';
    end if;
    return null;
  end $$`,
  `create trigger cells_taken_before after insert on cells for each row
    when (new.cell < extract(epoch from now())::bigint / 300 - ${oldCells}) execute function cells_taken_before()`,
];
