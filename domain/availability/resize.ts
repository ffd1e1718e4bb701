import { CELL_MS, cellAt, startOfCell } from "../time/cells.ts";
import { type Claim, sortClaims } from "./claims.ts";

/** The last service of a visit that is to end at another time: epoch milliseconds. */
interface LastItem {
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
 * its room, and with its master for at least five minutes after the last processing.
 * @param held the visit's cells @param unitIds units of the service's room
 * @param endsAt on the five-minute grid
 */
export function resized(
  held: readonly Claim[],
  { masterId, startsAt, endsAt: ended }: LastItem,
  unitIds: readonly string[],
  endsAt: number,
): Resized {
  const [end, by] = [cellAt(ended), cellAt(endsAt) - cellAt(ended)];
  const tails = [masterId, ...unitIds].flatMap((resourceId) => {
    const tail = lastRun(held, resourceId);
    return tail && tail.to >= end ? [{ resourceId, ...tail }] : [];
  });
  const own = tails.find(({ resourceId }) => resourceId === masterId);
  const earliest = Math.max(startsAt, own ? startOfCell(own.from) : startsAt) + CELL_MS;
  if (endsAt < earliest) return { ok: false, earliest };
  const claims = tails.flatMap(({ resourceId, to }) =>
    Array.from({ length: Math.abs(by) }, (_, index) => ({
      resourceId,
      cell: by > 0 ? to + index : to - 1 - index,
    })),
  );
  return { ok: true, add: by > 0 ? sortClaims(claims) : [], giveBack: by < 0 ? sortClaims(claims) : [] };
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
