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

/** What tells cells of resources apart. */
export function keyOf({ resourceId, cell }: Claim): string {
  return `${cell} ${resourceId}`;
}

/** The claims that are not among others, in their order: what a visit that changes lacks, or needs no more. */
export function claimsWithout(claims: readonly Claim[], others: readonly Claim[]): Claim[] {
  const known = new Set(others.map(keyOf));
  return claims.filter((claim) => !known.has(keyOf(claim)));
}
