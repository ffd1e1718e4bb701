import { runFrom } from "#domain/availability/bit-rows.ts";
import { has } from "#domain/availability/bits.ts";
import { choose, leastBusyOn } from "#domain/availability/choose.ts";
import { type Claim, sortClaims } from "#domain/availability/claims.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import { type Search, search } from "#domain/availability/search.ts";
import type { Choice } from "#domain/availability/seating.ts";
import type { CellSpan } from "#domain/availability/timing.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { type RoomNeed, unitsFor } from "#domain/availability/units.ts";
import { reasonsAgainst } from "#domain/availability/why-not.ts";
import { windowOf } from "#domain/availability/window.ts";
import { cellAt, isOnGrid, startOfCell } from "#domain/time/cells.ts";
import { localDate } from "#domain/time/dates.ts";

/** One service of a planned visit, in the customer's time: epoch milliseconds without preparation or clean-up. */
export interface PlannedItem {
  serviceId: string;
  masterId: string;
  startsAt: number;
  endsAt: number;
}

export type Plan =
  | { ok: true; items: PlannedItem[]; claims: Claim[] }
  | { ok: false; code: "not_available"; reasons: Reason[] };

/**
 * What a visit that starts at an instant would claim: its items in order, and every cell, sorted and without
 * duplicates. Refused exactly when the start is not among the day's slots. Needs `cellsToRead` of the start's local
 * date.
 * @param start epoch milliseconds
 */
export function plan(diary: Diary, visit: Visit, start: number): Plan {
  if (!isOnGrid(start)) return { ok: false, code: "not_available", reasons: [{ code: "off_grid" }] };
  const date = localDate(start, diary.salon.zone);
  const found = search(diary, visit, windowOf(date, date, diary.salon.zone));
  const at = cellAt(start) - found.window.first;
  if (!has(found.starts, at)) {
    return { ok: false, code: "not_available", reasons: reasonsAgainst(diary, visit, found, start) };
  }
  const [frame] = found.window.asked;
  if (!frame) throw new Error("a window has the date that it was made for");
  const chosen = choose(found.seating, at, leastBusyOn(frame, found.window));
  return {
    ok: true,
    items: chosen.map((choice) => itemOf(choice, start)),
    claims: claimsOf(chosen, at, found),
  };
}

function itemOf({ step, row, at }: Choice, start: number): PlannedItem {
  const startsAt = start + startOfCell(at);
  return {
    serviceId: step.service.id,
    masterId: row.master.id,
    startsAt,
    endsAt: startsAt + startOfCell(step.timing.customer.to),
  };
}

function claimsOf(chosen: readonly Choice[], start: number, found: Search): Claim[] {
  const cells = new Map<string, Set<number>>();
  const claim = (resourceId: string, span: CellSpan, at: number) => {
    const own = cells.get(resourceId) ?? new Set();
    for (let cell = at + span.from; cell < at + span.to; cell++) own.add(found.window.first + cell);
    cells.set(resourceId, own);
  };
  const units = unitsOf(chosen, start, found);
  for (const [index, { step, row, at }] of chosen.entries()) {
    for (const span of step.timing.master) claim(row.master.id, span, start + at);
    const unitId = units[index];
    if (unitId) claim(unitId, step.timing.room, start + at);
  }
  return sortClaims(
    [...cells].flatMap(([resourceId, own]) => [...own].map((cell) => ({ resourceId, cell }))),
  );
}

function unitsOf(chosen: readonly Choice[], start: number, { rows }: Search): (string | null)[] {
  const needs = chosen.map(({ step: { room, timing }, at }): RoomNeed | null => {
    const { from, to } = timing.room;
    return room && { roomId: room.id, unitIds: room.unitIds, from: start + at + from, to: start + at + to };
  });
  const units = unitsFor(
    needs,
    (unitId, from, to) => runFrom(rows.unitFree(unitId), from, 1, to - from) === to - from,
  );
  if (!units) throw new Error("a start was chosen without a room");
  return units;
}
