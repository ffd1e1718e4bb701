import { expect, test } from "vitest";
import { claimsWithout, sortClaims } from "#domain/availability/claims.ts";

test("a visit that changes by half its length lacks the other half alone, and needs its first half no more", () => {
  const cells = (resourceId: string, ...some: number[]) => some.map((cell) => ({ resourceId, cell }));
  const own = cells("sadia", 1, 2, 3, 4);
  const changed = [...cells("sadia", 3, 4, 5, 6), ...cells("bath-1", 3)];
  expect(claimsWithout(changed, own)).toEqual([...cells("sadia", 5, 6), ...cells("bath-1", 3)]);
  expect(claimsWithout(own, changed)).toEqual(cells("sadia", 1, 2));
});

test("claims are taken in one order by everyone", () => {
  const claims = ["sadia", "bath-1", "sadia"].map((resourceId, index) => ({ resourceId, cell: 9 - index }));
  expect(sortClaims(claims)).toEqual([
    { resourceId: "bath-1", cell: 8 },
    { resourceId: "sadia", cell: 7 },
    { resourceId: "sadia", cell: 9 },
  ]);
});
