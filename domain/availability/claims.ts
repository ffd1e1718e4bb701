import type { BusyCells } from "./types.ts";

/** One cell (epoch seconds / 300) of one resource: a master, or a unit of a room. */
export interface Claim {
  resourceId: string;
  cell: number;
}

/** By resource, then by cell: the order in which every writer claims, so that none waits for another in a ring. */
export function sortClaims(claims: readonly Claim[]): Claim[] {
  return claims.toSorted((one, other) =>
    one.resourceId === other.resourceId ? one.cell - other.cell : one.resourceId < other.resourceId ? -1 : 1,
  );
}

/** The claims that are not among those already held, in their order: what a move awaiting payment adds. */
export function claimsLacking(claims: readonly Claim[], held: readonly Claim[]): Claim[] {
  const own = new Set(held.map(keyOf));
  return claims.filter((claim) => !own.has(keyOf(claim)));
}

/** Busy cells as if some claims were given back: what a booking that moves may choose from. */
export function busyWithout(busy: BusyCells, claims: readonly Claim[]): BusyCells {
  const byResource = new Map(busy.byResource);
  for (const [resourceId, own] of Map.groupBy(claims, (claim) => claim.resourceId)) {
    const given = new Set(own.map(({ cell }) => cell));
    const cells = Array.from(byResource.get(resourceId) ?? []);
    byResource.set(
      resourceId,
      cells.filter((cell) => !given.has(cell)),
    );
  }
  return { ...busy, byResource };
}

/** Busy cells once some claims are taken, too. */
export function busyWith(busy: BusyCells, claims: readonly Claim[]): BusyCells {
  const byResource = new Map(busy.byResource);
  for (const { resourceId, cell } of claims) {
    byResource.set(resourceId, [...Array.from(byResource.get(resourceId) ?? []), cell]);
  }
  return { ...busy, byResource };
}

function keyOf({ resourceId, cell }: Claim): string {
  return `${cell} ${resourceId}`;
}
