import { keep } from "#domain/availability/bit-rows.ts";
import { type Bits, emptyBits } from "#domain/availability/bits.ts";
import { type Rows, rowsOf, unclaimedRows } from "#domain/availability/rows.ts";
import { type Seating, seatingsOf } from "#domain/availability/seating.ts";
import { type StartLimits, startLimits, startRow } from "#domain/availability/start-row.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { visitSteps } from "#domain/availability/visit-steps.ts";
import { requireRead, type Window } from "#domain/availability/window.ts";

/** Everything that was found about a visit in a window. */
export interface Search {
  window: Window;
  rows: Rows;
  limits: StartLimits;
  seating: Seating;
  /** The cells at which the slot step and the limits allow a start. */
  allowed: Bits;
  /** The cells at which the visit can be claimed. */
  starts: Bits;
}

/** Finds every start of a visit in a window. */
export function search(diary: Diary, visit: Visit, window: Window): Search {
  requireRead(diary, window);
  const rows = rowsOf(diary, window);
  const limits = startLimits(diary, visit.by);
  const allowed = startRow(diary, visit.by, window, limits);
  const seating = seat(diary, visit, window, rows);
  return { window, rows, limits, seating, allowed, starts: keep(seating.starts.slice(), allowed) };
}

/** The cells at which the visit could be claimed if nothing were booked. */
export function unclaimedStarts(diary: Diary, visit: Visit, { window, rows, allowed }: Search): Bits {
  return keep(seat(diary, visit, window, unclaimedRows(rows)).starts, allowed);
}

function seat(diary: Diary, visit: Visit, window: Window, rows: Rows): Seating {
  const steps = visitSteps(visit, diary, rows);
  return steps ? seatingsOf(steps, window.length) : { starts: emptyBits(window.length), choices: [] };
}
