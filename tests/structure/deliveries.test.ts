import { expect, test } from "vitest";
import { deliveriesTexts } from "#app/texts/en/dashboard/deliveries.ts";
import { letters } from "#server/jobs/jobs.ts";

test("the page E-mails and texts describes every mail and text that is sent, and no other", () => {
  const sent = Object.keys(letters).map((kind) => kind.replace(/^(mail|sms)_/, ""));
  expect(Object.keys(deliveriesTexts.kinds).sort()).toEqual(sent.sort());
});
