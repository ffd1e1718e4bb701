import { expect, test } from "vitest";
import { busyWith, busyWithout, claimsLacking, sortClaims } from "./claims.ts";
import { plan } from "./plan.ts";
import { at, diaryOf, visitOf } from "./salon.fixture.ts";

const noon = plan(diaryOf(), visitOf("facial with sadia"), at("12:00"));
const held = noon.ok ? noon.claims : [];

test("a booking that moves by half its length may overlap itself, and lacks the other half alone", () => {
  const diary = diaryOf({ busy: busyWith(diaryOf().busy, held) });
  const visit = visitOf("facial with sadia");
  expect(plan(diary, visit, at("12:30")).ok).toBe(false);
  const moved = plan({ ...diary, busy: busyWithout(diary.busy, held) }, visit, at("12:30"));
  if (!moved.ok) throw new Error("the move was refused");
  const lacking = claimsLacking(moved.claims, held);
  expect(lacking.map(({ cell }) => cell * 300_000)).toEqual(
    [0, 5, 10, 15, 20, 25].map((minutes) => at("13:00") + minutes * 60_000),
  );
});

test("claims are taken in one order by everyone", () => {
  const claims = ["sadia", "bath-1", "sadia"].map((resourceId, index) => ({ resourceId, cell: 9 - index }));
  expect(sortClaims(claims)).toEqual([
    { resourceId: "bath-1", cell: 8 },
    { resourceId: "sadia", cell: 7 },
    { resourceId: "sadia", cell: 9 },
  ]);
});
