import { expect, test } from "vitest";
import { cancellationLines, movingLine } from "#app/features/legal/policy-sentences.ts";
import { defaultPolicy } from "#domain/policy.ts";

test("the terms contain the salon's own numbers", () => {
  expect(cancellationLines(defaultPolicy)).toEqual([
    "Everything within 15 minutes of booking",
    "Everything until 48 hours before it begins",
    "50% until 24 hours before it begins",
    "Nothing after that; you can still cancel it yourself until it begins",
  ]);
  expect(movingLine({ ...defaultPolicy, moveNoticeHours: 1 })).toContain("until 1 hour before it begins");
});

test("a salon that refunds nothing says so", () => {
  const policy = { ...defaultPolicy, refunds: [], graceMinutes: 0, cancelNoticeHours: 12 };
  expect(cancellationLines(policy)).toEqual([
    "Nothing; you can still cancel it yourself until 12 hours before it begins",
  ]);
});
