/** What one service of a visit needs of a room: any of its units, in cells of the caller's counting, `to` excluded. */
export interface RoomNeed {
  roomId: string;
  unitIds: readonly string[];
  from: number;
  to: number;
}

/**
 * The unit for each need, in order. A guest keeps one unit of a room for the whole visit if one is free for all of
 * it. If not, each unit is kept as long as possible, so that the guest changes as seldom as possible.
 * @param needs null for a service without a room
 * @returns null when a need has no free unit
 */
export function unitsFor(
  needs: readonly (RoomNeed | null)[],
  isFree: (unitId: string, from: number, to: number) => boolean,
): (string | null)[] | null {
  const had = new Map<string, string>();
  const units: (string | null)[] = [];
  for (const [index, need] of needs.entries()) {
    const known = need && had.get(need.roomId);
    const unitId = !need
      ? null
      : known !== undefined && known !== null && isFree(known, need.from, need.to)
        ? known
        : longestFree(need, needs.slice(index), isFree);
    if (unitId === undefined) return null;
    if (need && unitId !== null) had.set(need.roomId, unitId);
    units.push(unitId);
  }
  return units;
}

function longestFree(
  { roomId, unitIds }: RoomNeed,
  from: readonly (RoomNeed | null)[],
  isFree: (unitId: string, from: number, to: number) => boolean,
): string | undefined {
  const needs = from.flatMap((need) => (need?.roomId === roomId ? need : []));
  const servesOf = (unitId: string) => {
    const ends = needs.findIndex((need) => !isFree(unitId, need.from, need.to));
    return ends < 0 ? needs.length : ends;
  };
  const [best] = unitIds
    .toSorted()
    .map((unitId) => ({ unitId, serves: servesOf(unitId) }))
    .toSorted((one, other) => other.serves - one.serves);
  return best && best.serves > 0 ? best.unitId : undefined;
}
