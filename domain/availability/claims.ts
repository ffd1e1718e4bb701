/** One cell (epoch seconds / 300) of one resource: a master, or a unit of a room. */
export interface Claim {
  resourceId: string;
  cell: number;
}

/** By resource, then by cell. Every writer claims in this order, so that no deadlock can form. */
export function sortClaims(claims: readonly Claim[]): Claim[] {
  return claims.toSorted((one, other) =>
    one.resourceId === other.resourceId ? one.cell - other.cell : one.resourceId < other.resourceId ? -1 : 1,
  );
}

/** Identifies a cell of a resource. */
export function keyOf({ resourceId, cell }: Claim): string {
  return `${cell} ${resourceId}`;
}

/** The claims that are not among others, in their order: what a changed visit lacks, or no longer needs. */
export function claimsWithout(claims: readonly Claim[], others: readonly Claim[]): Claim[] {
  const known = new Set(others.map(keyOf));
  return claims.filter((claim) => !known.has(keyOf(claim)));
}
