import { type Claim, sortClaims } from "#domain/availability/claims.ts";
import { CELL_MS, cellAt, startOfCell } from "#domain/time/cells.ts";

/** One service of a visit as it is booked: epoch milliseconds. */
interface BookedItem {
  masterId: string;
  startsAt: number;
  endsAt: number;
}

export type Resized =
  | { ok: true; add: Claim[]; giveBack: Claim[] }
  /** It can't be shorter: the first instant at which it may end. */
  | { ok: false; earliest: number };

/**
 * What a visit claims and gives back when its last service ends sooner or later. What clears up after it follows. It stays in
 * the unit that it has, whatever the catalogue says today, and with its master for at least five minutes after the last
 * processing. A master who leaves for processing that lasts until the end comes back for what is added.
 * @param held the visit's cells @param items its services in order, at least one
 * @param unitIds units of the last service's room today: they decide where a service before it may clear up until the same
 * minute; a visit of several services gives back no other unit
 * @param isOneService whether the visit is one service, with what is added to it
 * @param endsAt on the five-minute grid
 */
export function resized(
  held: readonly Claim[],
  items: readonly BookedItem[],
  unitIds: readonly string[],
  endsAt: number,
  isOneService = items.length === 1,
): Resized {
  const last = items.at(-1);
  if (!last) throw new RangeError("a visit has at least one service");
  const [end, by] = [cellAt(last.endsAt), cellAt(endsAt) - cellAt(last.endsAt)];
  const run = lastRun(held, last.masterId);
  const isThere = run !== null && run.to >= end;
  const until = isThere ? run.to : end;
  const earliest = isThere ? Math.max(last.startsAt, startOfCell(run.from)) + CELL_MS : last.endsAt;
  if (endsAt < earliest) return { ok: false, earliest };
  const ending = unitsUntil(until, held, items, unitIds);
  // Of several services an earlier one may clear up there until the same minute: the neighbour must not get it sooner.
  const units = by < 0 && !isOneService ? ending.filter((unitId) => unitIds.includes(unitId)) : ending;
  const tails = [last.masterId, ...units];
  const claims = tails.flatMap((resourceId) =>
    Array.from({ length: Math.abs(by) }, (_, index) => ({
      resourceId,
      cell: by > 0 ? until + index : until - 1 - index,
    })),
  );
  return { ok: true, add: by > 0 ? sortClaims(claims) : [], giveBack: by < 0 ? sortClaims(claims) : [] };
}

/** The unit that the last service has: the visit leaves it when it is cleared up after, as its master does. */
function unitsUntil(
  until: number,
  held: readonly Claim[],
  items: readonly BookedItem[],
  unitIds: readonly string[],
): string[] {
  const masters = new Set(items.map(({ masterId }) => masterId));
  const units = new Set(held.map(({ resourceId }) => resourceId)).difference(masters);
  const left = [...units].filter((unitId) => lastRun(held, unitId)?.to === until);
  const others = masters.difference(new Set([items.at(-1)?.masterId]));
  const isShared = [...others].some((masterId) => lastRun(held, masterId)?.to === until);
  return isShared ? left.filter((unitId) => unitIds.includes(unitId)) : left;
}

/** The last cells of a resource without a gap, `to` excluded. */
function lastRun(held: readonly Claim[], resourceId: string): { from: number; to: number } | null {
  const cells = held.filter((claim) => claim.resourceId === resourceId).map(({ cell }) => cell);
  if (cells.length === 0) return null;
  const own = new Set(cells);
  const to = Math.max(...cells) + 1;
  let from = to - 1;
  while (own.has(from - 1)) from--;
  return { from, to };
}
