import { expect, test } from "vitest";
import { claimsWithout, sortClaims } from "#domain/availability/claims.ts";

test("a visit moved by half its length needs only the new half, and frees the old one", () => {
  const cells = (resourceId: string, ...some: number[]) => some.map((cell) => ({ resourceId, cell }));
  const own = cells("sadia", 1, 2, 3, 4);
  const changed = [...cells("sadia", 3, 4, 5, 6), ...cells("bath-1", 3)];
  expect(claimsWithout(changed, own)).toEqual([...cells("sadia", 5, 6), ...cells("bath-1", 3)]);
  expect(claimsWithout(own, changed)).toEqual(cells("sadia", 1, 2));
});

test("everyone takes claims in the same order", () => {
  const claims = ["sadia", "bath-1", "sadia"].map((resourceId, index) => ({ resourceId, cell: 9 - index }));
  expect(sortClaims(claims)).toEqual([
    { resourceId: "bath-1", cell: 8 },
    { resourceId: "sadia", cell: 7 },
    { resourceId: "sadia", cell: 9 },
  ]);
});
