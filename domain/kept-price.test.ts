import { expect, test } from "vitest";
import { type HeldSlot, keptDiscounts, type WantedSlot } from "#domain/kept-price.ts";
import { memberDiscount } from "#domain/membership.ts";

const held: HeldSlot = {
  startsAt: 1_000,
  serviceIds: ["facial", "threading"],
  masterIds: ["sadia", "rupa"],
  holdEndsAt: 500,
  discount: memberDiscount,
};
const services = [
  { serviceId: "facial", masterId: "sadia" },
  { serviceId: "threading", masterId: null },
];
const same: WantedSlot = { startsAt: 1_000, services, codes: [] };

test("a held hour keeps its discount until the hold ends", () => {
  expect(keptDiscounts(held, same, 499)).toEqual([memberDiscount]);
  expect(keptDiscounts(held, same, 500)).toEqual([]);
});

test.each<[string, HeldSlot | null, WantedSlot]>([
  ["nothing is held", null, same],
  ["nothing was taken off", { ...held, discount: null }, same],
  ["another hour is wanted", held, { ...same, startsAt: 1_300 }],
  ["no hour is wanted", held, { ...same, startsAt: undefined }],
  ["another service is wanted", held, { ...same, services: services.toReversed() }],
  ["one service more is wanted", held, { ...same, services: [...services, ...services] }],
  ["one service less is wanted", held, { ...same, services: services.slice(1) }],
  [
    "another master is wanted",
    held,
    { ...same, services: services.map((one) => ({ ...one, masterId: "lata" })) },
  ],
])("no discount is kept where %s", (_, hour, wanted) => {
  expect(keptDiscounts(hour, wanted, 1)).toEqual([]);
});

test("a code's discount is kept for an order that names the code", () => {
  const byCode: HeldSlot = {
    ...held,
    discount: {
      kind: "code",
      offerId: "eid",
      code: "EID10",
      percent: 10,
      amountCents: null,
      serviceIds: null,
    },
  };
  expect(keptDiscounts(byCode, { ...same, codes: ["EID10"] }, 1)).toEqual([byCode.discount]);
  expect(keptDiscounts(byCode, { ...same, codes: ["PUJA20"] }, 1)).toEqual([]);
  expect(keptDiscounts(byCode, same, 1)).toEqual([]);
});
