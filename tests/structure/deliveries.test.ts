import { expect, test } from "vitest";
import { deliveriesTexts } from "#app/texts/en/dashboard/deliveries.ts";
import { sources } from "#tests/structure/sources.ts";

test("the page E-mails and texts describes every mail and text that is sent, and no other", () => {
  const jobs = sources.find(({ path }) => path === "server/jobs/jobs.ts")?.text ?? "";
  const sent = [...jobs.matchAll(/^ {4}(?:mail|sms)_(\w+): /gm)].map(([, kind]) => kind);
  expect(Object.keys(deliveriesTexts.kinds).sort()).toEqual(sent.sort());
});
