import { without } from "#domain/availability/bit-rows.ts";
import { type Bits, emptyBits, setCell } from "#domain/availability/bits.ts";
import { keptOpenRow } from "#domain/availability/kept-open-row.ts";
import type { Diary, Master } from "#domain/availability/types.ts";
import type { Window } from "#domain/availability/window.ts";

/** A master's cells in a window. `works` is shared and must not be changed. */
export interface MasterRow {
  master: Master;
  /** By the master's hours. */
  works: Bits;
  claimed: Bits;
  /** Works and is not claimed. */
  free: Bits;
}

/**
 * The salon's cells in a window. `open` is shared and must not be changed. Rows of masters and units are computed on
 * first use.
 */
export interface Rows {
  open: Bits;
  masterRow(master: Master): MasterRow;
  unitFree(unitId: string): Bits;
}

/** Rows of a diary over a window. */
export function rowsOf(diary: Diary, window: Window): Rows {
  const masters = new Map<string, MasterRow>();
  const units = new Map<string, Bits>();
  const all = emptyBits(window.length).fill(0xffffffff);
  return {
    open: keptOpenRow(diary.hours, null, diary, window),
    masterRow(master) {
      const known = masters.get(master.id);
      if (known) return known;
      const works = keptOpenRow(master.hours, master.id, diary, window);
      const claimed = claimedRow(diary, master.id, window);
      const row = { master, works, claimed, free: without(works, claimed) };
      masters.set(master.id, row);
      return row;
    },
    unitFree(unitId) {
      const free = units.get(unitId) ?? without(all, claimedRow(diary, unitId, window));
      units.set(unitId, free);
      return free;
    },
  };
}

/** The same rows without any bookings. */
export function unclaimedRows(rows: Rows): Rows {
  const none = new Uint32Array(rows.open.length);
  const all = new Uint32Array(rows.open.length).fill(0xffffffff);
  return {
    open: rows.open,
    masterRow(master) {
      const { works } = rows.masterRow(master);
      return { master, works, claimed: none, free: works };
    },
    unitFree: () => all,
  };
}

function claimedRow(diary: Diary, resourceId: string, window: Window): Bits {
  const row = emptyBits(window.length);
  const cells = diary.busy.byResource.get(resourceId) ?? [];
  for (let index = 0; index < cells.length; index++) {
    const at = (cells[index] ?? 0) - window.first;
    if (at < window.length) setCell(row, at);
  }
  return row;
}
