import { expect, test } from "vitest";
import { offeredBeside } from "#app/features/desk/ServiceFinder.tsx";
import type { Service } from "#contract/services.ts";
import { facial as anyService } from "#tests/support/components/salon-data.ts";

const one = (_id: string, more: Partial<Service> = {}): Service => ({
  ...anyService,
  _id,
  variants: [],
  addOns: [],
  ...more,
});
const long = { ...one("cut-long"), variantName: "Long hair" };
const cut = one("cut", { variants: [long], addOns: [one("wash")] });
const facial = one("facial", { addOns: [one("wash"), one("mask")] });
const ids = (chosen: string[]) => offeredBeside([cut, facial], chosen).map(({ _id }) => _id);

test("services and variants are offered, and add-ons once their service is chosen", () => {
  expect(ids([])).toEqual(["cut", "cut-long", "facial"]);
  expect(ids(["cut-long"])).toEqual(["wash", "facial"]);
  expect(ids(["cut", "facial"])).toEqual(["wash", "mask"]);
  expect(ids(["cut", "facial", "wash"])).toEqual(["mask"]);
});
