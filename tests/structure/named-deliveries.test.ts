import { expect, test } from "vitest";
import { deliveriesTexts } from "#app/texts/en/dashboard/deliveries.ts";
import { outboxJobs } from "#server/jobs/jobs.ts";

test("each mail and text that is sent has a name in the owner's list", () => {
  const kinds = Object.keys(outboxJobs({} as Parameters<typeof outboxJobs>[0]));
  const told = kinds.flatMap((kind) => /^(?:mail|sms)_(.+)$/.exec(kind)?.[1] ?? []);
  expect(told.filter((kind) => !(kind in deliveriesTexts.kinds))).toEqual([]);
});
