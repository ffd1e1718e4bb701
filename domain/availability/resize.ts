import { type Claim, sortClaims } from "#domain/availability/claims.ts";
import { CELL_MS, cellAt, startOfCell } from "#domain/time/cells.ts";

/** One service of a visit as booked, in epoch milliseconds. */
interface BookedItem {
  masterId: string;
  startsAt: number;
  endsAt: number;
}

export type Resized =
  | { ok: true; add: Claim[]; giveBack: Claim[] }
  /** It can't be that short: the first instant at which it may end. */
  | { ok: false; earliest: number };

/**
 * What a visit claims and gives back when its last service ends sooner or later. The clean-up after it moves along. The
 * service stays in its unit, whatever the catalogue says today, and with its master for at least five minutes after the
 * last processing. A master who leaves for processing that lasts until the end comes back for the added time.
 * @param held the visit's cells @param items its services in order, at least one
 * @param unitIds units of the last service's room today. A visit of several services gives back only these, since an
 * earlier service may be cleared up elsewhere until the same minute
 * @param isOneService whether the visit is one service, apart from its add-ons
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
  // Clean-up of an earlier service may last until the same minute there. The next guest must not get that unit sooner.
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

/** The last service's unit: the visit leaves it after the clean-up, together with the master. */
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

/** The last consecutive cells of a resource, `to` excluded. */
function lastRun(held: readonly Claim[], resourceId: string): { from: number; to: number } | null {
  const cells = held.filter((claim) => claim.resourceId === resourceId).map(({ cell }) => cell);
  if (cells.length === 0) return null;
  const own = new Set(cells);
  const to = Math.max(...cells) + 1;
  let from = to - 1;
  while (own.has(from - 1)) from--;
  return { from, to };
}
