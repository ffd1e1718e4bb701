import { expect, test } from "vitest";
import { openIntentSums } from "#server/database/intent-sums.ts";

test("movements of an intent are added up, and taken out once", () => {
  const sums = openIntentSums();
  sums.add("pi_1", { chargedCents: 600 });
  sums.add("pi_2", { chargedCents: 900 });
  sums.add("pi_1", { refundedCents: 250 });
  sums.add("pi_1", { refundedCents: 100 });
  sums.add("pi_1", { disputedCents: 250 });
  expect([...sums.take(["pi_1", "pi_unknown"])]).toEqual([
    ["pi_1", { chargedCents: 600, refundedCents: 350, disputedCents: 250 }],
  ]);
  expect(sums.take(["pi_1"]).size).toBe(0);
  expect([...sums.rest()]).toEqual([
    new Map([["pi_2", { chargedCents: 900, refundedCents: 0, disputedCents: 0 }]]),
  ]);
  sums.close();
});

test("an intent of another site is counted, but is not among the rest", () => {
  const sums = openIntentSums();
  sums.setForeign("pi_other");
  sums.add("pi_other", { chargedCents: 4_000 });
  sums.setForeign("pi_other");
  expect(sums.countForeign()).toBe(1);
  expect([...sums.rest()]).toEqual([]);
  sums.close();
});

test("the rest comes in parts, with each intent once", () => {
  const sums = openIntentSums();
  const intents = Array.from({ length: 4_500 }, (_, number) => `pi_${number}`);
  for (const intentId of intents) sums.add(intentId, { chargedCents: 100 });
  const parts = [...sums.rest()];
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.flatMap((part) => [...part.keys()]).sort()).toEqual(intents.sort());
  sums.close();
});
