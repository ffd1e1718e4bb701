import { expect, test } from "vitest";
import { lastChoice, timesBefore } from "#app/features/desk/last-choice.ts";
import type { GuestVisit } from "#contract/guests.ts";

const visit = (status: GuestVisit["status"], ...ids: string[]) =>
  ({ status, items: ids.map((serviceId) => ({ serviceId })) }) as Pick<GuestVisit, "status" | "items">;
const offered = [{ _id: "cut" }, { _id: "oil" }];

test("booking again uses the services of the last completed visit that are still offered", () => {
  const visits = [
    visit("confirmed", "facial"),
    visit("no_show", "cut"),
    visit("completed", "oil", "gone", "oil"),
  ];
  expect(lastChoice(visits, offered)).toEqual(["oil"]);
  expect(lastChoice([visit("cancelled", "oil"), visit("pending", "cut")], offered)).toEqual(["cut"]);
  expect(lastChoice([], offered)).toEqual([]);
});

test("how often a guest had a service counts completed visits, each once", () => {
  const visits = [
    visit("completed", "oil", "oil"),
    visit("completed", "oil", "cut"),
    visit("pending", "cut"),
  ];
  expect([...timesBefore(visits)]).toEqual([
    ["oil", 2],
    ["cut", 1],
  ]);
});
